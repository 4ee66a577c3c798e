import type { Language } from "./concept.ts";

/** Words that bind a sentence together, and tell its language. */
export const FUNCTION_WORDS: Readonly<Record<Language, string>> = {
  en: `a an the of with on at by and or from in into onto to for as is are am be been being was were it its this that
    these those there here my mine me i im myself you your yours yourself we us our near next under over above below
    behind beside between against around across through along during while where which who whose what when how front
    side left right up down out off than then so very really just some any one would could should can will want like
    wants like please make show give take get see have has had do does want to be id ill ve s t m d re ll also too
    only every each his her hers him she he they them their inside outside within about toward towards after before
    being having if whilst`,
  de: `der die das den dem des ein eine einen einem einer eines und oder mit im in am an auf bei beim von vom vor zu
    zum zur für aus nach hinter neben unter über zwischen durch um als wie ist sind bin sein ich mir mich mein meine
    meinen meinem meiner du dir dich dein es er sie wir uns ihr sich so sehr ganz etwas bitte mach mache zeig zeige
    möchte will gern gerne vorn vorne während wo da dort hier dabei darin trage trägt trägst tragend selbst selber`,
  fr: `le la les l un une des de du d et ou dans en sur sous avec à au aux par pour près devant derrière entre chez
    vers est suis être je j moi me m mon ma mes tu toi te t ton ta tes il elle on nous vous se s son sa ses ce cet
    cette ces qui que quoi où très bien comme lors pendant porte portant veux voudrais fais faites montre stp svp
    lumière`,
  es: `el la los las lo un una unos unas de del y o u e en con al a por para sobre bajo tras ante entre junto cerca
    delante detrás desde hacia es soy estoy está ser yo mí mi mis me tú tu te ti él ella nosotros se su sus este esta
    ese esa que quien donde muy como cuando durante llevando lleva llevo quiero quisiera haz hazme por favor luz`,
  it: `il lo la i gli le l un uno una di del dello della dei degli delle dell e ed o od in nel nello nella nei nelle
    negli nell con su sul sullo sulla sui sulle sull a ad al allo alla ai alle agli all da dal dalla dall per tra fra
    sotto sopra davanti dietro vicino accanto è sono essere io me mi mio mia miei tu te ti lui lei noi si suo sua
    questo questa quello quella che chi dove molto come mentre durante indosso indossando vorrei voglio fai fammi luce`,
  pt: `o a os as um uma uns umas de do da dos das e ou em no na nos nas num numa com ao à aos às por pelo pela para
    sobre sob entre junto perto diante atrás frente desde é sou estou está ser eu mim me meu minha meus minhas tu te
    ti você ele ela nós se seu sua este esta esse essa que quem onde muito como quando durante usando vestindo quero
    queria faça mostre luz`,
};

/** Words about pictures and cameras, which every picture here honours or which do no harm. */
export const HARMLESS_WORDS = `
  photo photograph photography photographic picture pic image portrait shot frame framed framing camera lens mm dslr
  background backdrop setting scene view place spot location style styled look looks looking vibe vibes mood
  atmosphere atmospheric light lights lighting lit illuminated illumination colour color colours colors tone tones
  soft softly warm natural naturally beautiful beautifully nice pretty lovely gorgeous stunning amazing great good
  perfect best cool high low ultra super very quality resolution realistic photorealistic hyperrealistic realism hd
  4k 8k uhd hdr sharp focus focused detailed detail details cinematic film movie still canon nikon sony leica kodak
  portra fujifilm iso aperture f depth shallow bokeh blur blurred blurry out person subject face faces man woman guy
  girl lady gentleman boy human model posing pose posed standing stand stands taken wearing wear wears dressed worn
  front full frontal camera eye level selfie lighting medium close masterpiece aesthetic professional-looking art
  shoot photoshoot session studio-quality award winning instagram profile avatar new modern classic plain simple
  somewhere something someone thing stuff kind type sort version create generate render imagine draw again
  foto fotografie aufnahme bild porträt portrat portraet hintergrund stil stimmung licht schön schone schönes person
  mann frau gesicht kamera objektiv scharf hochauflösend realistisch natürlich weich warm vordergrund trägt steht
  stehend stehe ansicht
  photographie image arrière plan fond ambiance lumière beau belle homme femme visage visages réaliste personne debout
  fotografía retrato imagen fondo estilo ambiente bonito bonita hermoso hermosa hombre mujer cara rostro realista
  persona pie suave cálida cálido
  fotografia ritratto immagine sfondo stile atmosfera bello bella uomo donna viso volto realistico realistica piedi
  morbida
  imagem fundo estilo ambiente bonito bonita homem mulher rosto realista pessoa pé suave quente
`;

/** A person named after one of these is somebody else. */
export const COMPANY = `with and beside mit und neben avec et con y e com plus &`;

/** Nouns for a person: the one in the picture, or company. */
export const PERSON_WORDS = `
  man woman guy girl boy lady gentleman person human mann frau person junge mädchen homme femme garçon fille personne
  hombre mujer chico chica niño niña persona uomo donna ragazzo ragazza homem mulher menino menina rapaz pessoa model
`;

/** What turns the words after it around. */
export const NEGATIONS: Readonly<Record<Language, string>> = {
  en: `no, not, without, never, except, instead of, rather than, anything but, don t, dont, do not, isn t, aren t, nothing like, avoid, minus, no more, free of, neither, nor`,
  de: `nicht, kein, keine, keinen, keinem, keiner, ohne, statt, anstatt, außer, niemals`,
  fr: `pas, sans, aucun, aucune, plutôt que, au lieu de, jamais, ni`,
  es: `sin, no, ningún, ninguna, nada de, en vez de, en lugar de, nunca, ni`,
  it: `senza, non, nessun, nessuna, niente, invece di, al posto di, mai, né`,
  pt: `sem, não, nenhum, nenhuma, nada de, em vez de, ao invés de, nunca, nem`,
};

/** Go on with what was turned around: "no sea or sand". */
export const OR_WORDS = `or nor oder ou o ni né nem`;

/** What no picture here has anyway, so leaving it away is no wish unheard. */
export const NEVER_THERE = `
  text watermark logo blur blurry distortion distorted filter people person anybody anyone else crowd border frame
  words letters caption deformed extra fingers limbs ugly cartoon anime painting personen leute text menschen wasserzeichen
  personnes gens texte filigrane gente texto personas persone testo filigrana pessoas
`;
