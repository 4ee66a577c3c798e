import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { megapixels, pictureCredits } from "#schema/billing/pricing.ts";
import { MAX_PICTURE_MEGAPIXELS } from "#schema/limits.ts";
import { upscale } from "#schema/operations/edits/upscale.ts";
import { isOffered } from "#schema/operations/operation.ts";
import type { GenerationView } from "#schema/pictures/generation.ts";
import { WEB_WIDTH } from "#schema/trainings/upload.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useCredits } from "#web/lib/api/use-credits.ts";
import { formatCredits } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { DownloadIcon } from "#web/ui/controls/picture-icons.tsx";
import { download, thumbnail } from "#web/ui/pictures/media-url.ts";
import type { useLargerPicture } from "./use-larger-picture.ts";

type Props = { picture: GenerationView; larger: ReturnType<typeof useLargerPicture> };

/** The picture uncut: as it was made, small enough for the web, and with twice the pixels a side for whoever asks for them. */
export function WholePicture({ picture, larger }: Props) {
  const trpc = useTRPC();
  const { data: info } = useQuery(trpc.system.info.queryOptions());
  const credits = useCredits();
  const size = upscale.outputSize({ factor: "2" }, picture);
  const fits = megapixels(size.width, size.height) <= MAX_PICTURE_MEGAPIXELS;
  const price =
    fits && info && isOffered(upscale, info.inference) ? pictureCredits(upscale, size, info.inference) : null;
  const isShort = price !== null && credits !== undefined && credits < price;
  return (
    <ul className="mt-5 border-hairline border-t">
      <li className={rowClass}>
        <span>
          <span className="font-medium">Original</span>
          <span className="numbers block text-ink-soft text-sm">
            {picture.width} × {picture.height}, {isPng(picture.imageUrl) ? "PNG" : "JPG"}
          </span>
        </span>
        <a href={download(picture.imageUrl)} download className={buttonClass("outline")}>
          <DownloadIcon />
          Download
        </a>
      </li>
      {picture.width > WEB_WIDTH && (
        <li className={rowClass}>
          <span>
            <span className="font-medium">Web size</span>
            <span className="numbers block text-ink-soft text-sm">
              {WEB_WIDTH} × {Math.round((WEB_WIDTH * picture.height) / picture.width)}, WebP
            </span>
          </span>
          <a
            href={download(thumbnail(picture.imageUrl, WEB_WIDTH))}
            download
            className={buttonClass("outline")}
          >
            <DownloadIcon />
            Download
          </a>
        </li>
      )}
      {price !== null && (
        <li className={rowClass}>
          <span>
            <span className="font-medium">Twice as large</span>
            <span className="numbers block text-ink-soft text-sm">
              {size.width} × {size.height}, for print
            </span>
            <span role="status" className="block text-sm empty:hidden">
              {larger.problem && <span className="text-safelight">{larger.problem}</span>}
              {isShort && !larger.url && (
                <Link to="/pricing" className="link">
                  Buy credits
                </Link>
              )}
            </span>
          </span>
          {larger.url ? (
            <a href={download(larger.url)} download className={buttonClass("outline")}>
              <DownloadIcon />
              Download
            </a>
          ) : (
            <Button
              look="outline"
              className="numbers"
              busy={larger.busy}
              disabled={isShort}
              onClick={larger.make}
            >
              {larger.busy
                ? "Making it…"
                : larger.problem
                  ? `Try again for ${formatCredits(price)}`
                  : `Make it for ${formatCredits(price)}`}
            </Button>
          )}
        </li>
      )}
    </ul>
  );
}

const isPng = (url: string) => url.endsWith(".png");
const rowClass = "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-hairline border-b py-3";
