import type { ThemePrompts } from "../../theme.ts";

export const prompts = {
  "lace-dreams": [
    "Scalloped lace edges a fully lined ivory camisole as {{subject}} looks out past the shutter, a {{object_type}} with an open linen robe over both shoulders. Half body, 85mm, garden light the colour of milk. Her fingers rest on the sill; somewhere below a gate closes, and she smiles without turning.",
    "White on white: {{subject}} seated on the bed's edge, lace-yoked cotton falling to the ankle, a {{object_type}} with a book of pressed flowers across the lap. Medium shot, 45mm lens, muslin filling the window and softening all. Plaited hair, bare toes, the seriousness of a slow Saturday.",
    "Dusty-rose lace frames the throat of {{subject}} in a close-up at 100mm, a {{object_type}} with loose waves and no jewels. Plaster wall, pale as shell, and a big reflector where the shade would be. She breathes out; lashes sink; the moment lasts exactly as long as the light.",
    "Curled in a wicker chair with an espresso, {{subject}} tilts her head at the camera, a {{object_type}} in a long-sleeved lace bodysuit over opaque lining and high-waisted linen trousers. Medium close-up, 70mm, fern shadows crossing one arm. Dry wit about the eyes, ribbon untied, breakfast forgotten.",
    "Mirror leaning on the floor, morning leaning in: {{subject}} ties the belt of a lace-sleeved wrap, a {{object_type}} seen half body in reflection on a 50mm. Powder-blue silk slip beneath, straw-coloured boards, a cat's tail at the edge. Unposed, absorbed, prettily cross with a stubborn knot.",
  ],
  "satin-allure": [
    "Champagne satin falls in one long line from the shoulder of {{subject}}, a {{object_type}} standing before draped cloth of the same tone. Medium shot, 65mm lens, wide soft key that runs along each fold like water. Wrist against the hip, gaze level, the quiet authority of a statue that has decided to live.",
    "Robe the green of old jade, collar turned up; a cheek laid on it. This close-up, 90mm, brings {{subject}} almost within whisper, a {{object_type}} with a single strand across the brow. Blush wall, gentle gold from the left. She is listening, or pretending to, and enjoying it.",
    "Pillows heaped, curtain half drawn, {{subject}} lies on her front with chin in hand, a {{object_type}} in rose satin pyjamas piped in cream. Medium close-up from the foot of the bed through a 55mm, lamp-glow and dusk in balance. Ankles crossed in the air, magazine, mischief.",
    "Nothing moves but the sleeve. {{subject}} draws a satin kimono the colour of apricots over a matching slip, a {{object_type}} turned three-quarters to a tall soft window. Half body, 80mm, skin and cloth sharing a single sheen. Chin over the shoulder, mouth at rest, warm and entirely her own.",
    "Stair landing, oak, a shaft of four o'clock: down comes {{subject}}, pearl-grey slip gown to the floor, mohair shrug, a {{object_type}} humming. Medium shot, 50mm lens from the hall. One palm on the rail, hem lifted clear of her step, the hush of a house with nobody in it.",
  ],
  "midnight-glam": [
    "Forty floors of lit windows stand behind {{subject}}. Tuxedo jacket on the shoulders, long black satin slip, a {{object_type}} above it all. Half body, 85mm, one lamp behind a silk shade drawing her from the dark. Heels in hand, skyline in the glass, the party left early and not missed.",
    "Navy silk, navy night, a line of moon along the cheekbone. Close-up at 120mm: {{subject}} is a {{object_type}} beside the pane, breath making a small cloud there. Sapphire drops at the ears, smoky lids, lips barely apart; secrets kept, and kept well.",
    "Lounging sideways across a charcoal velvet armchair, {{subject}} lets one slipper dangle, a {{object_type}} wrapped in a long star-embroidered robe. Medium shot on a 40mm lens; floor lamp low and golden, neon from the avenue adding a faint plum. A record ends; she does not get up.",
    "Glove by glove, evening is put away. {{subject}}, a {{object_type}} in a black lace-trimmed corset top and a full satin skirt, unclasps a bracelet at the console. Medium close-up, 75mm, brass lamp, reflections of taxis on the ceiling. Lowered gaze, loosened hair, rain beginning.",
    "The bar cart glints, ice settles, {{subject}} raises a coupe to her own reflection in the window, a {{object_type}} in midnight velvet lounge trousers and a silk camisole under an open blazer. Half body, 50mm lens at f/1.4, city lights swollen to lilac discs. Amused, sovereign, awake.",
  ],
  "everyday-comfort": [
    "Oversized oat cardigan sliding from one shoulder of a ribbed white tank, {{subject}} makes pancakes, a {{object_type}} with flour on her nose. Half body, 35mm, east window and steam. Radio on, checked pyjama trousers, spatula conducting; the happiest part of the week.",
    "Clean cotton, clean light. It is a close-up through an 85mm lens of {{subject}}, a {{object_type}} in a soft heather vest beneath a big flannel shirt held closed with one hand. Pale linen behind, pillow crease on the cheek. She yawns, then catches us, then laughs.",
    "On the rug with her back to the sofa, {{subject}} sorts old photographs: sage lounge shorts, long socks, slouchy jumper, a {{object_type}} in no hurry. Medium shot, 40mm, rainy daylight and one clip-on lamp. Knees up, tea going cold, a face passing through several years at once.",
    "Hair in a towel, toothbrush in the cheek, {{subject}} leans in the bathroom doorway, a {{object_type}} in a waffle robe tied twice. Medium close-up, 60mm, steam-softened white behind and a warm hall before. Eyebrow raised at whoever is hogging the mirror, fond and unimpressed.",
    "Under a quilt fort on a wet Sunday, {{subject}} reads by torch, plain black cotton pyjamas, enormous knitted wrap, a {{object_type}} gone to ground. Half body on a 28mm lens, patchwork glowing like stained glass. Nose wrinkled at a plot twist, snug beyond all reason.",
  ],
  "bridal-bliss": [
    "Gown on the wardrobe door, tea on the sill; {{subject}} stands between them, ivory satin robe buttoned with care, a {{object_type}} for one more hour unmarried. Half body, 70mm, tulle and daylight making one soft cloud behind. Letter pressed to her mouth, ring already warm on the finger, about to cry happily.",
    "Veil first, everything else later. {{subject}} spins in it, a {{object_type}} wearing a lace-edged white camisole and wide silk trousers, medium shot at 50mm with the tulle flung out in a ring. Window-bright room, rose petals on the boards, laughter too big for seven in the morning.",
    "A hand that isn't in the picture fastens the last pearl comb, and {{subject}} watches in the glass. Close-up, 100mm lens: a {{object_type}} with freshly set curls and a feathered robe at her collarbone. Peach light, orange blossom, one steadying breath held behind closed lips.",
    "Seated among tissue paper and ribbon, {{subject}} buckles a satin shoe under a full white petticoat, a {{object_type}} in a boned satin bodice with sleeves of tulle over lining. Medium shot, 35mm, sun through blinds of linen. Something blue pinned inside the hem, giddy concentration.",
    "Balcony door ajar, bells trying themselves out. Turning back to the room, {{subject}} catches the sun in a long chiffon dressing gown lined with silk, a {{object_type}} half bride already. Medium close-up by an 85mm lens, halo at the hair, cream shadows. Calm has come; it shows in her shoulders.",
  ],
} as const satisfies ThemePrompts;
