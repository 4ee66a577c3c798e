import { useNavigate } from "react-router";
import type { VisitorRequestView } from "#schema/visitors/visitors.ts";
import type { VisitorToolData } from "#web/content/pages/tool-page.ts";
import { handOver } from "#web/features/shared/photos/handed-picture.ts";
import { formatMoment } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { DownloadIcon } from "#web/ui/controls/picture-icons.tsx";

type Props = { tool: VisitorToolData; request: VisitorRequestView; remove: (id: string) => void };

/** What can be done with a finished picture: save it, take it to another tool, delete it now. */
export function RequestActions({ tool, request, remove }: Props) {
  const navigate = useNavigate();
  const [picture] = request.pictures;
  if (!picture) return null;

  async function goOn(to: string, url: string) {
    const blob = await (await fetch(url)).blob();
    handOver({ file: new File([blob], `${tool.slug}.jpg`, { type: blob.type }), isSample: false });
    await navigate(to);
  }

  return (
    <div className="flex flex-col gap-4 border-hairline border-b pb-6">
      <div className="flex flex-wrap gap-2">
        <a href={`${picture.url}?download`} className={`grow ${buttonClass()}`}>
          <DownloadIcon />
          Download
        </a>
        <Button look="outline" onClick={() => remove(request.id)}>
          Delete now
        </Button>
      </div>
      <p className="numbers text-ink-soft text-sm">
        {picture.width} × {picture.height} pixels, made with AI and marked so in the file. Here until{" "}
        {formatMoment(request.expiresAt)}.
      </p>
      <div>
        <h3 className="font-medium font-text text-base tracking-normal">Go on with this picture</h3>
        <div className="mt-2 flex flex-wrap gap-2">
          {tool.next.map(({ to, name }) => (
            <Button key={to} look="outline" size="small" onClick={() => void goOn(to, picture.url)}>
              {name}
            </Button>
          ))}
        </div>
      </div>
    </div>
  );
}
