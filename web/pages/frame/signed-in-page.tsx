import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useSession } from "#web/lib/auth/session.tsx";
import { WaitingPage } from "./waiting-page.tsx";

/**
 * One address with two pages: the children for visitors, built as HTML, and what `load` brings for whoever is signed in.
 * A browser that was signed in shows neither until its session is known (`html[data-signed-in]`, styles.css).
 */
export function signedInPage(load: () => Promise<{ default: ComponentType }>) {
  const Page = lazy(async () => {
    const [{ SignedInFrame }, { default: Inner }] = await Promise.all([
      import("./signed-in-frame.tsx"),
      load(),
    ]);
    return {
      default: () => (
        <SignedInFrame>
          <Inner />
        </SignedInFrame>
      ),
    };
  });
  return function TwoPages({ children }: { children: ReactNode }) {
    const session = useSession();
    if (session.status === "authenticated") {
      return (
        <Suspense fallback={<WaitingPage />}>
          <Page />
        </Suspense>
      );
    }
    return (
      <>
        <div className="public-face">{children}</div>
        <div className="signed-in-waiting">
          <WaitingPage />
        </div>
      </>
    );
  };
}
