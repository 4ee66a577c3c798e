import { renderToReadableStream } from "react-dom/server.edge";
import { type EntryContext, ServerRouter } from "react-router";

/** Renders one page while building: whole, lazy parts included, since what is written is what visitors get. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    // a part that is large or late stands in its place as well, not at the page's end for a script to put there
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => console.error(request.url, error),
  });
  await stream.allReady;
  headers.set("content-type", "text/html");
  return new Response(stream, { status, headers });
}

/** A page that cannot be built says why. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  console.error(request.url, error);
}
