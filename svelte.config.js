// For svelte-check and editors; vite uses vite.config.ts.
export default {};
