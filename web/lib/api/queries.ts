import { QueryObserver, type QueryObserverOptions, type QueryObserverResult } from "@tanstack/react-query";
import { createQueryClient } from "./query-client.ts";

let onSignedOut = () => {};

/** The one cache of the tab, whichever part of a page asks first. */
export const queryClient = createQueryClient(() => onSignedOut());

// so that it hears of a tab that is looked at again where no provider of it stands either: visitors' pages have none
if (typeof window !== "undefined") queryClient.mount();

/** What happens once any call answers that there is no session any more. */
export function whenSignedOut(then: () => void): void {
  onSignedOut = then;
}

/** Tells of a query's result, now and after every change. Returns the end of that. */
export function observe<Data>(
  options: QueryObserverOptions<Data>,
  tell: (result: QueryObserverResult<Data>) => void,
): () => void {
  const observer = new QueryObserver<Data>(queryClient, options);
  tell(observer.getCurrentResult());
  return observer.subscribe(tell);
}
