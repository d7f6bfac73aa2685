// Keeps the page itself, so that it opens and explains itself without a connection. Tables and answers are never kept.
// Written by hand: the page needs this one rule, and a generator would bring a library that is larger than the page.
const KEPT = "furcifer-1";
const MOST = 200; // files; older builds leave theirs behind

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add("/")));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request, url));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});

/** A page comes from the server; without a connection the kept page stands in for all of them. */
async function page(request, url) {
  try {
    const response = await fetch(request);
    if (url.pathname === "/" && response.ok) (await caches.open(KEPT)).put("/", response.clone());
    return response;
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

/** The name of an asset holds its hash, so a kept one is always right. */
async function asset(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    const keys = await cache.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - MOST))) if (new URL(old.url).pathname !== "/") await cache.delete(old);
  }
  return response;
}
