import { Generator } from "#web/features/generator/generator.tsx";
import { NotEnough } from "#web/features/shared/checkout/not-enough.tsx";
import { PictureButton } from "#web/features/shared/pictures/picture-button.tsx";
import { useOpenPicture } from "#web/features/shared/pictures/use-open-picture.ts";
import { usePictureActions } from "#web/features/shared/pictures/use-picture-actions.ts";
import { Viewer } from "#web/features/shared/viewer/viewer.tsx";
import { forgetReturn } from "#web/lib/auth/return-path.ts";
import { useSearch } from "#web/lib/use-search.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export default function ImageGeneratorDesk() {
  const [query, setQuery] = useSearch();
  const [openId, show] = useOpenPicture();
  const actions = usePictureActions();
  return (
    <>
      <PageHead title="Image generator" lead="Describe a picture, and you are in it." />
      <Generator
        wantedModel={query.get("training")}
        wantedPrompt={query.get("prompt")}
        onPromptTaken={() => {
          forgetReturn();
          const after = new URLSearchParams(query);
          after.delete("prompt");
          setQuery(after, { replace: true });
        }}
        renderPicture={(picture, number) => (
          <PictureButton picture={picture} number={number} onClick={() => void show(picture.id)} />
        )}
        renderShortfall={({ price, credits, model }) => (
          <NotEnough
            price={price}
            credits={credits}
            kept="Your prompt and settings are saved."
            returnTo={`/tools/image-generator?${new URLSearchParams({ training: model })}`}
          />
        )}
        renderViewer={(pictures) => (
          <Viewer
            pictures={pictures}
            total={pictures.length}
            openId={openId}
            onChange={show}
            actions={actions}
          />
        )}
      />
    </>
  );
}
