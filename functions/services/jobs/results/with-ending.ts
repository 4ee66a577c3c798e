/** How much of a file tells what kind it is, in bytes. */
const START_BYTES = 12;

/** The stream and then `ending`, without holding either; null, and nothing read on, where its start is not right. */
export async function withEnding(
  body: ReadableStream<Uint8Array>,
  ending: Uint8Array,
  isRight: (start: Uint8Array) => boolean,
): Promise<ReadableStream<Uint8Array> | null> {
  const reader = body.getReader();
  let start = new Uint8Array();
  while (start.length < START_BYTES) {
    const { done, value } = await reader.read();
    if (done) break;
    const longer = new Uint8Array(start.length + value.length);
    longer.set(start);
    longer.set(value, start.length);
    start = longer;
  }
  if (!isRight(start)) {
    await reader.cancel();
    return null;
  }
  return new ReadableStream({
    start: (controller) => controller.enqueue(start),
    async pull(controller) {
      const { done, value } = await reader.read();
      controller.enqueue(done ? ending : value);
      if (done) controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
