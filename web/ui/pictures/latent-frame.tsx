/** A frame whose picture has not come up yet; the developer moves over it while `working`. */
export function LatentFrame({ working }: { working: boolean }) {
  return (
    <div className="absolute inset-0 overflow-hidden" aria-hidden="true">
      {working && (
        <div className="absolute inset-y-0 -left-1/4 w-[150%] animate-developer bg-[radial-gradient(closest-side,rgb(232_69_44/0.16),transparent)]" />
      )}
    </div>
  );
}
