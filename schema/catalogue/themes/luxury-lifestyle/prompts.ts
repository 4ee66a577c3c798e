import type { ThemePrompts } from "../../theme.ts";

export const prompts = {
  "private-jet": [
    "Five round windows send discs of cloud-light down the cabin and the nearest falls on {{subject}}, on vanilla cashmere, on a {{object_type}} who has stopped checking the time. Half body, 50mm, cream leather and cherry veneer behind. Elbow on the armrest, map of somewhere warm on the table, nothing at all to do until landing.",
    "Wing, horizon, first sun: with forehead near the pane {{subject}} watches it come. Close-up on an 85mm lens, a {{object_type}} in a camel collar, copper light on one side and cabin dusk on the other. Silk eye mask pushed into the hair, sleepy awe, thirty thousand feet of silence.",
    "At the top of the airstair {{subject}} pauses, a {{object_type}} in a long stone trench and dark glasses, weekend bag at the knee. Medium shot, 135mm across the wet apron, fuselage gleaming, sky like brushed steel. Wind takes the belt; the smile is for whoever is waiting below.",
    "Mid-negotiation and mid-ocean: {{subject}}, a {{object_type}} in shirtsleeves the blue of airmail paper, pushes a contract back across polished walnut. Medium close-up, 65mm, reading spot from the ceiling, evening violet in every porthole. Pen uncapped, eyebrow firm, courteous and not to be moved.",
    "Shoes off, blanket on, {{subject}} shares the facing seat with a bowl of raspberries. Medium shot, 32mm lens: a {{object_type}} in pale grey lounge knits with a crossword, champagne tones everywhere, sun striping the carpet. Tousled, twelve across still missing, more at home than at home.",
  ],
  "yacht-life": [
    "White rail, white wake, and against them {{subject}}, navy linen, collar blown flat, a {{object_type}} facing into the breeze. Half body, 85mm, late morning off the water filling every shadow. Hand shading the brow, salt on the cheek, a coastline being compared with the one imagined.",
    "Anchor down in a bay like green glass. On the bathing platform sits {{subject}}, feet in, a {{object_type}} wearing a towelling polo and rolled white trousers. Medium shot through a 40mm lens, teak honeyed by noon, dinghy nodding behind. Peach juice, wet ankles, a swim in five minutes or ten.",
    "Behind the wheel, spray on the glass, {{subject}} takes the helm for the first time: medium close-up, 70mm, cream jumper knotted at the neck, a {{object_type}} steering by a church tower. Sea broken into glitter, instruments glowing faint amber. Concentration giving way, second by second, to delight.",
    "Copper hour. Everyone has gone below to dress, and a 105mm lens finds {{subject}} still on deck for a close-up. A {{object_type}} with sun-stiffened hair and a coral silk scarf; Riviera hills gone violet, one lamp lit at the masthead. Eyes half closed into the last warmth, wordless.",
    "Supper on the aft deck, storm lanterns swinging. {{subject}} cracks a lobster claw without ceremony, a {{object_type}} in a sky-striped shirt and bare arms. Half body, 35mm lens, harbour lights trembling on black water. Lemon, laughter, butter on the wrist: the whole day's salt and sun in a single face.",
  ],
  "high-end-fashion": [
    "Veined marble, gilt mirror, a rail with six coats and one decision. {{subject}} tries the seventh: liquid black wool, satin shawl collar, and inside it a {{object_type}} suddenly taller. Medium shot, 50mm, warm vitrines to the right and cool skylight over. Hands sunk in new pockets, frank pleasure in the weight of it.",
    "Pins along the shoulder, chalk at the cuff: {{subject}} stands for the tailor, a {{object_type}} in a half-made ivory jacket with basting threads showing. Half body on an 80mm lens, back room of a marble boutique, daylight on paper patterns like pale leaves. Breath kept shallow, amusement kept deeper, patience stitched in.",
    "Emerald at the ear, green sparks in the eyes. For this close-up, 120mm, {{subject}} has been placed before bronze-flecked lacquer, a {{object_type}} in a sculptural funnel collar of moss faille. One beauty dish, one sliver of edge light. Expression: expensive, then, on second look, kind.",
    "Crossing the hall beneath the blazing chandelier, {{subject}} lets a floor-length cape ride the air, bordeaux from chin to shoe, a {{object_type}} not looking down. Medium shot from the stair through a 60mm, prisms scattering on stone. Mid-step, head high, a doorman's wonder almost audible.",
    "Boutique after closing: velvet stool, ribboned boxes, {{subject}} with one glove on. Seen in medium close-up at 90mm is a {{object_type}} in a sand double-faced coat, shelves glowing behind like small stages. Chin tucked over a silk square being knotted, exacting, playful, unhurried by anyone.",
  ],
  "fine-dining": [
    "Candle between two glasses, and past it {{subject}}, a {{object_type}} in a velvet jacket the green of bay leaves, closing the menu. Half body, 75mm at f/1.8, panelled room lost in umber and lamp-gold. Wrist at rest on starched cloth, trusting the chef, all evening ahead.",
    "First spoonful. The eyes shut of their own accord: {{subject}} in close-up, 100mm, a {{object_type}} with onyx at the collar and a warm low flame beneath the chin. Other tables shimmer far off. Bliss like that cannot be posed, only waited for.",
    "Kitchen counter, eight seats, one spotlight for each plate; {{subject}} leans in to watch tweezers set a petal. Medium close-up, 50mm lens, a {{object_type}} wearing charcoal silk and rolled cuffs, steel glinting behind, steam between. Curious as a cat, napkin already stained, asking how.",
    "Over the bay the Riviera terrace has been lit. {{subject}} proposes a toast to the sunset, a {{object_type}} in a biscuit suit with an open white collar, medium shot, 55mm, apricot sky and hurricane lamps. Bougainvillea, clink, wind in the tablecloth; somebody else's joke still in the eyes.",
    "Last guests gone but one. Elbows on the cloth, {{subject}} turns an empty coffee cup, ink-blue satin lapels gone soft, a {{object_type}} lingering. Half body on a 40mm lens. Waiters blur, snuffed wicks smoke in the sconce-light. Thoughtful, flushed, tender about a conversation that has just ended.",
  ],
  "exclusive-events": [
    "Gilded box, house lights dimming, the overture not quite begun: {{subject}} lowers a pair of opera glasses. Black barathea, white silk scarf, a {{object_type}} early for once. Half body, 100mm, footlight gold from below, crimson plush around. Anticipation held as carefully as a full cup.",
    "Private view, bare white rooms. In front of a painting twice as tall {{subject}} admits to liking it, oyster coat buttoned askew by design, a {{object_type}} caught being moved. Medium shot, 35mm lens with even track light, a few backs out of focus. Catalogue rolled into a telescope, dry, delighted, unfashionably sincere.",
    "Masks come off at midnight, and here is {{subject}}, a {{object_type}} with gold ribbon still in the fingers and the dent of it across the nose. Close-up, 85mm, ballroom prisms gone to stars behind, sconce warmth near. Brocade collar, a gasp becoming laughter: so it was you.",
    "Lawn, marquee, swans on the lake. {{subject}} escapes the speeches by the yew hedge, a {{object_type}} in primrose silk beneath a dove-grey coat, medium close-up through a 90mm. Afternoon filtered by white canvas; a rose in the buttonhole, wicked good manners.",
    "Charity auction, paddle forty-one. Up goes the arm of {{subject}}, a {{object_type}} in sapphire velvet, before better sense can stop it. Medium shot on a 65mm lens, round tables and lamp-lit flowers falling away to glow. Cheeks pink, shoulders shaking, owner now of a very large vase.",
  ],
} as const satisfies ThemePrompts;
