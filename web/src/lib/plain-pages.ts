/** Pages that the host of a site writes as plain text: `# ` begins a heading, `- ` an item of a list. */
export type Block = { kind: "heading" | "paragraph"; text: string } | { kind: "list"; items: string[] };

/** Return the parts of a page. Lines of one paragraph are joined; nothing is read as HTML. */
export function parsePage(text: string): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  const finish = () => {
    if (paragraph.length) blocks.push({ kind: "paragraph", text: paragraph.join(" ") });
    paragraph = [];
  };
  for (const line of text.split("\n").map((one) => one.trim())) {
    const last = blocks.at(-1);
    if (line.startsWith("# ")) finish(), blocks.push({ kind: "heading", text: line.slice(2) });
    else if (line.startsWith("- ") && last?.kind === "list" && !paragraph.length) last.items.push(line.slice(2));
    else if (line.startsWith("- ")) finish(), blocks.push({ kind: "list", items: [line.slice(2)] });
    else if (line) paragraph.push(line);
    else finish();
  }
  finish();
  return blocks;
}
