import { useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { cameraProblem, takePhoto } from "./camera.ts";

type Props = { onPhoto: (photo: File) => void; onClose: () => void };

/** The camera of this device; it runs only while this is open. */
export default function CameraDialog({ onPhoto, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReady, setReady] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks once more
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isOver = false;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    setProblem(null);
    void (async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: "user", width: { ideal: 1920 }, height: { ideal: 1440 } },
        });
        if (isOver) return stop();
        if (video.current) video.current.srcObject = stream;
      } catch (error) {
        if (!isOver) setProblem(cameraProblem(error));
      }
    })();
    return () => {
      isOver = true;
      stop();
    };
  }, [attempt]);

  async function take() {
    if (!video.current) return;
    onPhoto(await takePhoto(video.current));
    onClose();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Take a photo" wide>
      {problem ? (
        <div className="mt-5">
          <Notice role="alert">{problem}</Notice>
          <Button look="outline" className="mt-5" onClick={() => setAttempt((times) => times + 1)}>
            Try Again
          </Button>
        </div>
      ) : (
        <>
          <video
            ref={video}
            autoPlay
            playsInline
            muted
            aria-label="What the camera sees"
            onLoadedData={() => setReady(true)}
            // as in a mirror; the photo itself is not turned round
            className="mt-5 aspect-4/3 w-full -scale-x-100 rounded-frame bg-film object-cover"
          />
          <div className="mt-6 flex justify-end">
            <Button disabled={!isReady} onClick={() => void take()}>
              Take the photo
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
