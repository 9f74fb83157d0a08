// The server as main.ts starts it. It also reports what a request has written to Object.prototype.
import '#server/main.ts';

process.on('message', () => {
  const inheritedNames: string[] = [];
  for (const name in {}) inheritedNames.push(name);
  process.send?.({ inheritedNames });
});
