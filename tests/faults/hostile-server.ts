// The server as main.ts starts it. It also tells what all of its objects inherit, where a request has
// written to the prototype that they share.
import '#server/main.ts';

process.on('message', () => {
  const inheritedNames: string[] = [];
  for (const name in {}) inheritedNames.push(name);
  process.send?.({ inheritedNames });
});
