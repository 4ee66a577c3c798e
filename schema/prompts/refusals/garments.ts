/** What is worn next to the skin or over it alone, by language; words as `foldText` folds them. */
export const GARMENTS = {
  en: "clothes|clothing|dress|outfit|t ?shirt|shirt|blouse|pants|trousers|jeans|shorts|skirt|bra|underwear|lingerie|bikini|swimsuit",
  de: "kleid|kleider|kleidung|hemd|t shirt|bluse|oberteil|hose|rock|bh|unterwasche|bikini",
  fr: "vetements|robe|chemise|chemisier|t shirt|pantalon|jupe|soutien gorge|culotte|bikini|maillot",
  es: "ropa|vestido|camisa|camiseta|blusa|pantalon|pantalones|falda|sujetador|bragas|bikini|banador",
  it: "vestiti|abiti|abito|vestito|camicia|camicetta|maglia|maglietta|pantaloni|gonna|reggiseno|mutande|bikini",
  pt: "roupa|roupas|vestido|camisa|camiseta|blusa|calca|calcas|saia|sutia|calcinha|biquini",
  nl: "kleren|kleding|jurk|shirt|t shirt|overhemd|bloes|broek|rok|beha|ondergoed|bikini|badpak",
  pl: "ubranie|ubrania|ubran|sukienke|sukienki|koszule|koszuli|koszulke|koszulki|bluzke|bluzki|spodnie|spodni|spodnice|spodnicy|stanik|stanika|majtki|majtek|bielizne|bielizny|bikini",
} as const;

/** What is suggestive by its name alone where a real person or a child wears it. */
export const SUGGESTIVE_GARMENTS =
  "lingerie|underwear|panties|thong|bra|bikini|swimsuit|swimwear|bathing suit|corset|stockings|negligee|g string|unterwasche|dessous|reizwasche|badeanzug|hoschen|tanga|bh|strapse|sous vetements|maillot de bain|culotte|soutien gorge|nuisette|bas resille|lenceria|ropa interior|traje de bano|banador|bragas|sujetador|biancheria intima|costume da bagno|mutandine|reggiseno|calcinha|sutia|roupa intima|biquini|ondergoed|badpak|zwempak|beha|slipje|jarretels|doorkijkblouse|bielizna|bieliznie|bielizne|stroj kapielowy|stroju kapielowym|stanik|staniku|majtki|majtkach|stringi|stringach|ponczochy|ponczochach";
