import type { ThemePrompts } from "../theme.ts";

export const retroVintagePrompts = {
  "1950s-classic": [
    "Chrome stools, cherry-red vinyl, a jukebox mid-song: {{subject}} swivels round at the diner counter, a {{object_type}} in a crisp bowling shirt. Medium shot, 50mm lens, 1950s colour-slide palette of turquoise and lipstick red, window daylight with a pink tube behind. Milkshake, two straws, teasing glance.",
    "Studio portrait for a 1950s mantelpiece. Close-up, 105mm lens, {{subject}} as a {{object_type}} with carefully set hair and a powder-blue collar, soft spotlight high on the left, cheeks tinted by hand on cream paper. Gaze lifted past our shoulder to the future, dreamy, composed, brave.",
    "Picket fence, sprinkler, two-tone sedan with fins. On the suburban lawn {{subject}} polishes a headlamp, the {{object_type}} in rolled denim and a knitted polo; half body, 40mm lens, noon sun, 1950s film with deep shadow and a sugary sky. Neat side parting, whistling, proud of every instalment paid.",
    "Kitchen of tomorrow, 1950s edition: mint enamel, starburst clock, and {{subject}} lifting a cake from the oven, a {{object_type}} in an apron printed with atoms. Half body, 45mm lens, flash bounced off yellow cabinets. Quilted gloves, comic pride, the cherry on top slightly off centre.",
    "Drive-in dusk, speaker clipped to the window: {{subject}} shares the bench seat with a box of popcorn, a {{object_type}} in a leather jacket with the collar up. Medium close-up, 75mm lens, screen flicker on the brow, rockabilly quiff, 1950s tail fins glowing behind. Cool held for almost a minute.",
  ],
  "1960s-mod": [
    "Orange rings, cream rings, more rings: before a 1960s op-art wall {{subject}} stands toes inward, a {{object_type}} in a boxy white-piped jacket. Half body, 35mm lens, flat ring flash, no shadow worth the name. Painted lower lashes, blank pop stare, arms straight down like a paper doll.",
    "Scooter mirrors crowd the foreground, a dozen little skies, and among them sits {{subject}}, a {{object_type}} in a hooded parka over a slim 1960s suit. Medium shot, 50mm lens, London overcast, terrace brick, a colour-block ice van parked behind. Skinny tie, pursed mouth, off to the coast by noon.",
    "Magazine cover, 1960s, tangerine paper. Close-up with a 90mm lens: the {{object_type}} is {{subject}}, fringe down to the eyebrows, chin cupped by two white gloves. Beauty light directly over the camera, lips chalk-pale, mod simplicity. Wide awake, geometric, one plastic daisy at the ear.",
    "Space age, said the invitation, so {{subject}} came in silver: a {{object_type}} sunk deep in a white ball chair. Medium close-up, 28mm lens bending the chair into a planet, lemon light on the left and violet on the right, pure 1960s futurism. Glossy collar, visor pushed up, deadpan.",
    "Basement beat group, condensation on the bricks. Tambourine raised, {{subject}} keeps time, a {{object_type}} in a paisley shirt with a rounded collar; half body, 40mm lens, psychedelic oil projections sliding over wall and skin, late-1960s grain. Mop of hair, eyes closed, footwork felt below the picture.",
  ],
  "1970s-groovy": [
    "Rainbow bands in brown, rust and mustard stream along the wall behind {{subject}}, a {{object_type}} with wings on a wide 1970s collar. Half body, 50mm lens, amber lampshade key, the print faded toward tea. Flared cords, medallion, one hip cocked, the bass line practically visible.",
    "Sunlit field, van doors open, guitar missing a string: {{subject}} hums on the tailgate, a {{object_type}} in crochet and patched denim. Medium shot, 35mm lens, 1970s flare spilling honey across the left third. Wooden beads, tanned nose, hair uncombed since Tuesday, boundless patience.",
    "Mirrored aviators pushed into a cloud of hair, {{subject}} considers us, a {{object_type}} in close-up. 85mm lens with a softening filter, 1970s sunset straight behind the ear, desert dust hanging. Suede fringe at the collar, sun-cracked lip, roadside philosophy, five hundred miles to go.",
    "Vinyl crackles in the sunken lounge. Along its cushions stretches {{subject}} with a record sleeve, the {{object_type}} in a chocolate velour zip-up. Medium close-up, 45mm lens, single globe lamp, macramé shadow, shag carpet, the white border of a 1970s instant print. Fondue waiting, mood excellent.",
    "Knees bent, arms out, {{subject}} glides past the rail of a 1970s roller disco, a {{object_type}} in satin trousers with a lightning stripe. Half body, 60mm lens at a slow shutter, gold spots smeared, sequins holding sharp. Headband, whistle, total commitment to the chorus.",
  ],
  "1980s-neon": [
    "Slatted sun, wire-grid floor, palms: {{subject}} poses against a 1980s synthwave horizon, a {{object_type}} with jacket sleeves pushed to the elbow. Half body, 50mm lens, hot pink from the right, electric blue from the left, mist filter. Pastel tee, thin tie, a stare aimed at the credits.",
    "Memphis squiggles behind, crimped hair in front; close-up of {{subject}}, a {{object_type}} wearing one enormous triangular earring. 80mm lens, 1980s portrait studio, diffusion thick enough to butter. Teal rim along the jaw, coral cheek, chin on a clear cube, earnest glamour.",
    "Arcade carpet, tokens, the high score within reach: the {{object_type}} at the joystick is {{subject}}. Medium close-up, 35mm lens from beside the cabinet, raster green under magenta ceiling tubes, 1980s pixels mirrored in big glasses. Windbreaker, tongue at the corner of the mouth, one life left.",
    "Step, clap, smile! At the front of the aerobics hour is {{subject}}, a {{object_type}} in a purple sweatshirt, headband and leg warmers over long tights. Medium shot, 40mm lens, mirrored hall of peach and aqua, 1980s video softness. Cassette player on the floor, stamina without shame.",
    "Mixtape wound tight round a pencil, {{subject}} leans on the bonnet of a white sports car, a {{object_type}} in a shoulder-padded mint blazer. Half body, 65mm lens, Miami evening, hotel script in coral neon, 1980s gloss on everything. Raised collar, crossed ankles, a getaway with nothing to escape.",
  ],
  "1990s-alternative": [
    "Garage door half up, amplifier humming; {{subject}} tunes by ear, a {{object_type}} in mossy flannel over a thermal top. Medium shot, 35mm lens, point-and-shoot flash, 1990s corner-shop print with greenish shadow. Hair in the eyes, poster tape on the brick, not looking at you on purpose.",
    "Red-eye almost, edges slightly fogged. Disposable-camera close-up, 32mm lens, {{subject}} as a {{object_type}} with a ball-chain necklace, bleached ends and chapped lips. 1990s kitchen party, bulb overhead, dark doorway behind. Half a tongue stuck out, unguarded, gone by the next frame.",
    "Chain-link diamonds fall across a basketball court and over {{subject}}, the {{object_type}} spinning a ball on one finger. Half body, 28mm lens from the asphalt, milky 1990s summer haze, tagged wall. Oversized jersey on a long-sleeved tee, bucket hat, hip-hop patience.",
    "Basement of a record shop, bins marked imports. There {{subject}} slides one headphone off, a {{object_type}} in a thrifted mohair jumper with thumb holes. Medium close-up, 50mm lens, cool fluorescent plus a lava lamp, late-1990s cross-processed colours. Plum nail polish, smoky liner, opinions.",
    "Under a flattened box for an umbrella, {{subject}} waits outside the venue, a {{object_type}} in a corduroy coat from somebody's uncle. Half body, 40mm lens, rain in tour-bus headlights, 1990s film pushed two stops until it grits. Wallet chain, wet fringe, band late again, shrug of a decade.",
  ],
} as const satisfies ThemePrompts;
