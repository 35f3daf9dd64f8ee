const scope = globalThis as { setImmediate?: unknown; scheduler?: { postTask?: unknown } };

if (!scope.setImmediate && !scope.scheduler?.postTask) {
  const waiting: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => waiting.shift()?.();
  scope.setImmediate = (task: () => void) => {
    waiting.push(task);
    port2.postMessage(null);
  };
}
