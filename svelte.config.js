// Read by svelte-check and editors; vite finds what it needs in vite.config.ts.
export default {};
