// Steps through the positions of a match that the page holds as pictures. Without a script all are shown.
for (const board of document.querySelectorAll(".furcifer-board")) {
  const positions = [...board.querySelectorAll("figure")];
  const [first, back, next, last] = board.querySelectorAll("button");
  let at = 0;
  const show = (wanted) => {
    at = Math.max(0, Math.min(positions.length - 1, wanted));
    positions.forEach((position, number) => (position.hidden = number !== at));
    first.disabled = back.disabled = at === 0;
    next.disabled = last.disabled = at === positions.length - 1;
  };
  board.querySelector(".moves").hidden = false;
  first.onclick = () => show(0);
  back.onclick = () => show(at - 1);
  next.onclick = () => show(at + 1);
  last.onclick = () => show(positions.length);
  board.onkeydown = (event) => {
    if (event.key === "ArrowLeft") show(at - 1);
    else if (event.key === "ArrowRight") show(at + 1);
  };
  show(0);
}
