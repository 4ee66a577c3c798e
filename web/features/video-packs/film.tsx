import type { VideoPackView } from "#schema/videos/video-packs.ts";
import { VideoPlayer } from "#web/features/shared/videos/video-player.tsx";

/** The joined film, if there is one. */
export function Film({ pack }: { pack: VideoPackView }) {
  if (pack.filmUrl === null) return null;
  const first = pack.scenes.find(({ video }) => video?.url);
  const size = first?.video ?? { width: 16, height: 9 };
  const still = first?.stills.find(({ id }) => id === first.selectedGenerationId);
  return (
    <section aria-labelledby="film-title" className="pt-8">
      <h2 id="film-title" className="text-title">
        The film
      </h2>
      {!pack.filmIsCurrent && (
        <p className="mt-2 text-ink-soft">
          The scenes changed since. Join them again, and the new film takes the place of this one.
        </p>
      )}
      <div className="mt-4">
        <VideoPlayer
          key={pack.filmUrl}
          url={pack.filmUrl}
          name={`${pack.name}, the film`}
          size={size}
          poster={still?.url ?? null}
        />
      </div>
    </section>
  );
}
