import type { ThemePrompts } from "../../theme.ts";

export const prompts = {
  "meditation-peace": [
    "Before birdsong, at the lip of a lake, {{subject}} breathes in, a {{object_type}} wrapped in an undyed wool blanket. Half body, 85mm lens, peach sky doubled in still water, mountains laid flat like cut paper. Palms open on the knees, brow unlined, a silence you could lean against.",
    "Temple arches count off the light, dark, bright, dark, as far as {{subject}}, a {{object_type}} seated with spine easy and eyes lowered. Medium shot, 40mm lens, pale courtyard stone, one slanting beam full of dust. Saffron-edged shawl over grey cotton, fingertips touching, patience made visible.",
    "Close-up, 100mm lens, {{subject}} between one breath and the next: a {{object_type}} whose closed lids carry a faint gold from the east. Fog beyond, forest only suggested, everything tuned to moss and pearl. Collarless linen, loosened jaw, the smallest smile a face can make.",
    "Bell just struck. In the monastery gallery {{subject}} listens until the sound has quite gone, a {{object_type}} in a charcoal robe without ornament. Medium close-up, 60mm, plaster warmed by noon outside the cloister, shade like cool water within. Ears, eyes, shoulders, all at rest.",
    "Rain threads off the eaves while {{subject}} sits just inside their edge, the {{object_type}} on a straw cushion with a cup warming both hands. Half body, 50mm, mist climbing between the pines, daylight the grey of doves. Quilted jacket, wool socks, no appointment anywhere.",
  ],
  "yoga-body": [
    "Warrior stance, jetty planks, the sun about to clear the ridge: {{subject}} reaches fore and aft, a {{object_type}} in teal leggings and a long-sleeved top. Medium shot, 35mm, gold skimming the lake and rising under the chin, breath smoking faintly. Gaze along the front hand, strength without strain.",
    "Bamboo shade stripes the mat on which {{subject}} unwinds from a twist, a {{object_type}} in rust-coloured cotton. Half body, 50mm lens, green stems close behind, gravel raked in rings, noon filtered down to a cool jade. Lifted crown, soft hands, the whole spine arriving one bone after another.",
    "Palms pressed at the breastbone, {{subject}} ends the hour; close-up of a {{object_type}} with flushed skin and one damp strand along the temple. 90mm lens, carved stone out of focus, early sun from the side. Ribbed charcoal top, lips moving slightly, gratitude after effort.",
    "Standing on one leg along a courtyard wall, {{subject}} wobbles and is amused by it, a {{object_type}} with arms branching overhead. Half body, 45mm lens from below, white sky, terracotta, a fig's shadow for company. Drawstring trousers, sun-bleached tunic, dignity regained in the end.",
    "Cork blocks, a strap, curtains breathing at the courtyard arches: {{subject}} is teaching, a {{object_type}} who shows with two fingers how a shoulder slides down the back. Medium close-up, 70mm lens, chalky late-morning light. Soft grey knit tied at the hip, anatomy explained with kindness.",
  ],
  "nature-connection": [
    "Hand flat to a cedar older than any town, {{subject}} tips back to find its top, a {{object_type}} in a waxed green coat. Half body, 24mm lens looking upward, fog combed into rays by the branches. Bare throat, parted lips, smallness felt as a comfort.",
    "Moss takes the print of a cheek where {{subject}} rests at forest level. This is a {{object_type}} in close-up, 60mm macro lens, dew between us in jewelled blur, mist standing behind the ferns. Wool collar, one snail left undisturbed, face emptied of everything but attention.",
    "Among reeds at the lake's edge {{subject}} keeps still for a heron beyond the picture, the {{object_type}} in a straw hat and mud-coloured shirt. Medium close-up, 135mm lens, sunrise skimming the surface, rings spreading from a fish. Sidelong joy, held breath, binoculars forgotten.",
    "Barefoot on wet shore stones, hems soaked, {{subject}} tosses a pebble from palm to palm: a {{object_type}} facing into wind. Medium shot, 40mm lens, pewter cloud broken by one yellow seam of light, pines bending along the far bank. Rope-knit jumper, wild hair, thoughts rinsed clean.",
    "Stems knock softly overhead in the bamboo; a wren inspects {{subject}}, a {{object_type}} sitting so quietly that it has come within reach. Half body, 105mm lens, leaf-green gloom with a coin of sun on the sleeve. Sage overshirt, crumbs on the cuff, wide eyes, enchanted, not moving a finger.",
  ],
  "mystical-esoteric": [
    "Candles, seven of them, and tarot cards laid in a cross: {{subject}} turns the last one, a {{object_type}} in a plum velvet robe. Half body, 50mm lens, flames for key, incense bluish against the dark. Silver crescents at the ears, brow rising, news from elsewhere.",
    "Full moon, violet hills, wind warm as breath. There {{subject}} stands with both arms lifted, a {{object_type}} in a midnight cloak sewn with stars. Medium shot, 35mm lens, cold rim on hair and hem, a lantern glowing faintly below. Solemn, playful, perhaps a little dangerous.",
    "Smoke from a bundle of sage wreathes {{subject}}; close-up, 85mm, the {{object_type}} seen through its slow curl by altar light. Amber on one cheek, indigo on the other, a line of kohl, tiny gold dots above the brow. Eyes that answered before you asked.",
    "In the belly of a crystal ball hangs the whole room upside down, and above it, calm, {{subject}}: a {{object_type}} with ringed fingers not quite touching the glass. Medium close-up, 65mm, starry cloth, single taper. Brocade collar, kindness with irony folded into it.",
    "Astrolabe, star charts, a sleeping cat. The {{object_type}} who works late over them is {{subject}}, half body on a 40mm lens, full moon in the window and an oil lamp at the elbow. Embroidered waistcoat, quill, inky thumb, an astrologer who checks the arithmetic twice.",
  ],
  "healthy-lifestyle": [
    "Lemons, mint, a glass jug sweating on the sill: {{subject}} squeezes the last half, a {{object_type}} in a butter-yellow shirt. Half body, 50mm lens, sunlit kitchen, green leaves at the window, white tiles tossing brightness about. Forearm flexed, a wink, health with pips in it.",
    "Herbal tea has fogged the air in front of {{subject}}, the {{object_type}} cupping an earthen bowl with eyes half closed. Close-up, 90mm lens, low sun caught in the vapour, bamboo blurred beyond the pane. Waffle-knit sleeve, clean brow, garden drying beyond the glass, five minutes owed to nobody.",
    "Basket on the hip, soil on the boots, {{subject}} comes in from the vegetable beds, a {{object_type}} carrying kale like a bouquet. Medium shot, 35mm lens in the doorway, cool kitchen ahead, noon green behind. Rolled dungarees, sun hat pushed back, fingernails black, an honest and considerable appetite.",
    "Fruit in every colour, one knife, one board; {{subject}} laughs at the shape of a strawberry. Medium close-up of a {{object_type}}, 60mm, window at the left, copper bowl at the right, juice bright on the fingertips. Striped apron, hair tied in haste, radio implied.",
    "Journal open, a plate of figs, cushion on the floor: {{subject}} writes down three good things, a {{object_type}} in cloud-soft loungewear. Half body, 45mm lens, long early light across the kitchen boards, linen blind at half. Ankles crossed, pen in motion, a neighbour's piano through the wall, evenness returning.",
  ],
} as const satisfies ThemePrompts;
