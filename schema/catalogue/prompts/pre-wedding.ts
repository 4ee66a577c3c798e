import type { ThemePrompts } from "../theme.ts";

export const preWeddingPrompts = {
  "golden-hour-romance": [
    "Wheat to the hip, sun on the rim of the world: {{subject}} walks backward, a {{object_type}} holding out a hand to whoever carries the camera. Half body, 50mm lens, straight into the light with copper flare, warm bounce off the grain. Ivory shirt, sleeves rolled, laughing an invitation nobody could refuse.",
    "Someone's forehead rests just beyond the frame against the temple of {{subject}}, the {{object_type}} whose eyes have closed. Close-up, 85mm lens at f/1.4, the final ten minutes of sun, lashes edged in gold, a lavender hillside dissolved to mauve. Soft collar, slow breath, everything already said.",
    "Lanterns have been hung along the pear trees, and under the first of them {{subject}} waits, a {{object_type}} in a rust velvet jacket, turning a ring box over and over. Medium shot, 60mm lens, sky still peach above the garden wall. Nervous thumbs, lifted chin, joy looking for its moment.",
    "Purple rows run to a stone farmhouse; down among the lavender sits {{subject}}, a {{object_type}} in pale blue linen with a borrowed jacket about the shoulders. Half body, 105mm lens pressing the field into waves, sun low over the right ear. Bees, warm dust, a thoughtful tenderness.",
    "Hair full of evening, {{subject}} looks round toward a familiar voice, a {{object_type}} in medium close-up against the burning edge of a field. 135mm lens, silhouettes of grass heads, skin lit by what the clouds give back. Cream knit, wildflower in the buttonhole, the look that answers yes.",
  ],
  "urban-love-story": [
    "Tram wires, wet cobbles, first lamps. Out of a doorway leans {{subject}} in search of somebody, a {{object_type}} wearing a navy trench with the collar turned up; medium shot, 35mm lens, blue hour overhead and café gold at knee level. Two umbrellas, only one of them open.",
    "On the river bridge, love-locks cold under both palms, {{subject}} turns from the water, a {{object_type}} in a burgundy coat. Half body, 85mm lens, harbour lights doubling on the tide, sky like ink in milk. Scarf shared with a person cropped away, cheeks flushed by wind and news.",
    "Steam from two paper cups blurs the chin of {{subject}}; above it, eyes that have found the right face. Close-up of a {{object_type}} beside the taxi rank, 75mm lens, brake lights making rose-coloured discs, a shop window as key. Grey wool, wet lashes, a reunion after nine days.",
    "Third-floor fire stairs, washing lines, a radio next door: {{subject}} sits one step below someone whose knees we see, the {{object_type}} tipping back to laugh. Half body, 40mm lens, lilac dusk, kitchen bulb spilling through the window. White tee, rolled jeans, the whole skyline for a living room.",
    "A taxi has just let {{subject}} out at the corner where it all began, a {{object_type}} in evening black with a single rose wrapped in newspaper. Medium close-up, 100mm lens, shopfronts twinkling behind, headlamps sweeping from the left. Parted lips, wide eyes, late and forgiven.",
  ],
  "natures-embrace": [
    "Wind off the hillside lifts the hem of a shared blanket; {{subject}} peers out from inside it, a {{object_type}} with grass in the hair. Medium close-up, 70mm lens, bright cloud all round, heather smudged below. Cable knit, freckled nose, giggling as if just told a secret.",
    "Ankle-deep in a cold brook, shoes in one hand, {{subject}} reaches back with the other: a {{object_type}} in a sage cotton shirt. Medium shot, 35mm lens, poplars, broken sunlight skipping over stones. The fingers about to take hold belong to somebody past the left edge. Bold, barefoot, sure.",
    "Forehead to birch bark, {{subject}} is carving nothing, only resting, a {{object_type}} in close-up. 100mm lens, pale trunks repeating, leaf-filtered green with a warm pulse of evening. Tweed lapel, luggage tag with two initials tied through the buttonhole, devotion that needs no audience.",
    "Clover, larks, the leftovers of a picnic. Propped on both elbows lies {{subject}}, the {{object_type}} on a checked cloth whose second place is empty but warm. Half body, 28mm lens at ground level, big spring sky, sun veiled. Daisies along one cuff, sleepy grin, plans being made aloud.",
    "Late poppies redden the edge of the barley where {{subject}} has stopped to listen, a {{object_type}} in a straw-coloured suit with the jacket open. Half body, 90mm lens, thunderheads far away, one honest beam across the field. Palm out for the first drops, weatherproof happiness.",
  ],
  "casual-sweethearts": [
    "Bicycles leaned together, gelato dripping: {{subject}} licks a wrist and is caught, a {{object_type}} in a faded striped tee. Medium shot, 50mm lens, old-town shade with a blade of noon along the wall. Canvas bag, sunburnt nose, mock outrage at the photographer, who is clearly loved.",
    "Matching jumpers were a joke; {{subject}} wears the better one, a {{object_type}} pulling its sleeves over cold hands. Close-up, 85mm lens, garden fairy lights in soft constellations, glow of a kitchen door from the left. Tousled, warm, about to say something ridiculous and mean it.",
    "Saturday market in the old town: {{subject}} hides behind a bunch of carrots, a {{object_type}} in dungarees and a paint-flecked cap. Half body, 45mm lens, awning-filtered light the colour of butter, stalls a happy muddle. One eyebrow above the greens, another basket at the edge, held by someone patient.",
    "Sharing earphones means {{subject}} must lean left, so the {{object_type}} tilts out of true with one wire crossing the jaw. Medium close-up, 65mm lens, alley steps, ivy, sun arriving in pieces. Washed denim jacket, bitten-back smile, humming the wrong words on purpose.",
    "Kite string round one wrist, {{subject}} runs into the wind of a picnic hilltop, a {{object_type}} in a yellow raincoat over Sunday clothes. Half body, 35mm lens panning, clouds rushing, grass laid flat, brightness from everywhere at once. Breathless whoop, useless at kites, excellent company.",
  ],
  "excited-eager": [
    "Ring hand thrust at the lens, out of focus; behind it, pin-sharp, {{subject}} shrieking with delight, a {{object_type}} in a denim shirt on a windy picnic hill. Medium close-up, 35mm lens, midday sky with balloons escaping. Teeth, tears, hair everywhere: eight seconds after the question.",
    "Homemade confetti, straight from the hole punch, rains on {{subject}}; the {{object_type}} has eyes screwed tight and palms open. Close-up, 100mm lens, freezing flash against a deepening sky, paper flecks like snow in sunset colours. Crew-neck knit, aching cheeks, somebody's cheer almost heard.",
    "Telephone at the ear, free arm windmilling, {{subject}} tells the family from a street corner, a {{object_type}} pacing under the first lamps. Half body, 50mm lens, blue hour, taxi blur behind, cold air showing each word. Unbuttoned overcoat, voice cracking, the whole world invited.",
    "Standing through the roof of an old car in the wheat lane, {{subject}} spreads both arms, a {{object_type}} with a grin too big for the picture. Half body, 28mm lens from the bonnet, dust lit orange, tin cans tied on already for practice. Braces, loose white shirt, going nowhere fast.",
    "List in hand, {{subject}} paces out a lawn for tables, the {{object_type}} counting aloud and losing count. Medium shot, 40mm lens, late sun between marquee poles, balloons tugging at a chair. Gingham, wellingtons, pencil gripped in the teeth, eager to the point of dizziness, ninety days to go.",
  ],
} as const satisfies ThemePrompts;
