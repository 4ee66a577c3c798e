import type { ThemePrompts } from "../../theme.ts";

export const prompts = {
  "red-carpet-ready": [
    "Hotel suite, gilt mirror, ten minutes left. {{subject}} checks a cuff of jet beads, a {{object_type}} in structured midnight satin, half body through an 80mm lens. Two table lamps melt together on the cheek and the city waits in the window. Perfume in the air, spine straightening by itself.",
    "Sequins answer every movement of {{subject}} with a scatter of gold on the corridor wall. Medium shot, 50mm: a {{object_type}} striding to the lift in a floor-sweeping coat over slim black, sconces passing at intervals. Gloves in one hand, private half smile, a soundtrack nobody else can hear.",
    "Flashbulbs have begun beyond the door, and their stutter edges the profile of {{subject}}, a {{object_type}} waiting for the nod. Close-up on a 105mm lens, velvet rope and dark foyer dissolving behind. Diamond-bright collar stud, lips pressed to set the colour, nerves disguised as stillness.",
    "Given a final brush of powder, {{subject}} keeps perfectly still and lets only the eyes laugh. This is a medium close-up at 90mm: claret brocade, a {{object_type}} under orders, bulbs around the make-up table haloing the hair. A stylist's hand blurs at the edge, tissue tucked under the collar.",
    "Step, pause, look back: on the crimson stairs {{subject}} lets the train of an opera cloak settle over pewter silk, a {{object_type}} in no hurry to be inside. Half body, 60mm lens, strobes firing from below and a steady golden flood above. One brow asks whether everybody has their picture. They do not.",
  ],
  "editorial-chic": [
    "Black lacquer screen, brass fan motif, {{subject}} placed a little left of where comfort would put a {{object_type}}. Medium shot, 55mm, hard fresnel printing a second figure on the panel. Sharp-shouldered ivory suit, wide cuff of gold, gaze cut sideways, elegance with an elbow in it.",
    "Wet-look hair, no smile, an enormous single earring: close-up of {{subject}} at 120mm. The {{object_type}} leans so near the ring of a beauty dish that shadows shrink beneath the cheekbones. Charcoal backdrop, graphic liner, mouth the colour of old roses; boredom raised to an art.",
    "Off-balance on purpose, {{subject}} hangs from the edge of a marble plinth, a {{object_type}} in a cape of pleated black organza over tailored trousers. Half body, 40mm; bare studio daylight with one gold reflector. Fingers rigid, neck long, a question mark made of cloth and bone.",
    "Newspaper hat, bespoke coat. {{subject}} looks deadly serious, camel over cream, the {{object_type}} pinned like one more cutting on a wall of torn fashion pages, medium close-up, 75mm. High key light, half a stop over, colours like milk tea. The joke belongs entirely to the eyes.",
    "Through a pane of ribbed glass {{subject}} becomes stripes of emerald and skin, and then, where the glass ends, a {{object_type}} in crisp reality. Medium shot, 85mm, tungsten behind, cool softbox before. High-waisted velvet, gloved hand splayed on the edge, arrival in two versions.",
  ],
  "hollywood-starlet": [
    "Waves set with patience, shoulder to the lens: {{subject}} beneath a butterfly-shaped shadow, wine velvet peaking at the collar, every {{object_type}} of the silver screen in one. Close-up, 100mm softened by an old diffusion disc, backlight flaming the hair's outline. Arched brow, glossy lower lip, a glance meant for row twelve.",
    "Telephone to the ear, cord round one finger, {{subject}} reclines on quilted satin, a {{object_type}} in a marabou-trimmed ivory robe over evening dress. Medium shot on a 50mm lens, key from a high barn-door lamp, pearly fill. Bad news or good, it is being received beautifully.",
    "Studio gate, 1940s sunshine, white convertible. Hand on the door, {{subject}} gathers a polka-dot silk scarf against the breeze, cream flannels belted high, a {{object_type}} just off the night train. Half body, 65mm, palms reduced to brushstrokes. Dark glasses lowered an inch, dazzle, first picture under contract.",
    "Curtain of burgundy plush, footlight glow, gloves to the elbow. {{subject}} waits out the applause, a {{object_type}} in a beaded black jacket with a gardenia pinned high, medium close-up by an 85mm portrait lens. Head bowed then lifted, wet lashes, thanks delivered with the chin.",
    "Between takes on a canvas chair, shoes kicked away, {{subject}} runs lines with a pencil. Pin-curls under netting, a quilted lounge jacket, a {{object_type}} off duty. Medium shot, 35mm lens, arc lamps cooling in the rafters and a bounced warm spill. Biscuit in hand, mortal again.",
  ],
  "bold-beautiful": [
    "Fuchsia on fuchsia on fuchsia: {{subject}}, a {{object_type}} in a ruffled taffeta collar as wide as a table, before a wall of the same shout. Half body, 70mm, crisp frontal flash. Painted lids, hands framing the jaw, joy worn at full volume and without the slightest apology.",
    "Gold leaf laid along the cheekbone, carmine lips, jet brows; at 100mm the close-up holds {{subject}} like an icon. Black velvet backdrop, gridded spot, a {{object_type}} wearing a choker of rough turquoise stones. Nostrils flared slightly, the stare of a sovereign who has decided.",
    "Electric-blue suit, orange gloves, leopard-spot scarf. Nobody else could, but {{subject}} does, a {{object_type}} mid-turn against saffron paper, medium shot at 45mm with a long hard shadow for company. Lapels cutting the air, hips ahead of the beat, laughing at restraint.",
    "Peacock feathers fan behind the head of {{subject}}, and the lens has come in to 85mm for a medium close-up. A {{object_type}} glittering in bottle-glass sequins to the throat; emerald gel at the left, tangerine at the right. Slow blink, ringed fingers at the collar, splendour on purpose.",
    "Disco-gold curtain, hot lamp, thunderous earrings. {{subject}} throws the whole weight of the hair to one side, a {{object_type}} in a long-lapelled tuxedo worn over a shimmering shell top. Half body, 50mm lens, motion left in every strand, stillness kept in the eyes. Unmissable.",
  ],
  "ethereal-glow": [
    "Champagne satin ripples from ceiling to floor, and {{subject}} seems poured from the same cloth, oyster silk draping the {{object_type}} to the floor. Half body, 85mm with a mist filter, light so wide it has no direction. Pearl dust on the collarbone, fingers trailing, a thought like a slow tide.",
    "Backlit veil of fine spray, each drop a spark: {{subject}} closes both eyes inside it. Close-up through a 100mm lens, a {{object_type}} with dewy skin and white petals scattered in combed-back hair. Blush, ivory, breath. Tranquil as the last moment before waking.",
    "Half in a shaft of window haze, half in pearl-grey room, {{subject}} lifts a hand to the brightness. Medium close-up, 75mm at f/1.6: a {{object_type}} in a high-necked chiffon blouse lined with cream. Gold flecks drift, lashes pale, wonder that would never dream of speaking.",
    "Moon-coloured paper, a low fog, bare branches sprayed white. Through it walks {{subject}}, a {{object_type}} in a long silver-blue coat of feathers and tulle over satin, medium shot, 60mm lens. Rim of ice from behind, candle warmth on the face alone. Solemn, weightless, kind.",
    "Opal shadows, honey highlights. Chin resting on folded wrists, {{subject}} looks up along the lens, a {{object_type}} with shimmer on the eyelids and a knitted mohair cloud about the shoulders. A close-up with a 90mm macro, diffused till the edges bloom. Tender, lucid, faintly amused by beauty.",
  ],
} as const satisfies ThemePrompts;
