/** Holds "light" or "dark" where a person chose one. */
export const SCHEME_KEY = "likeness.scheme";

/** Tells the script below of a choice, its `detail`. */
export const CHOSEN_EVENT = "likeness:scheme";

/**
 * Runs before anything is painted, so that a page never shows in the wrong colours first. It marks the document
 * (`html[data-scheme]`, styles.css), sets the browser's own bar, and does so again whenever this or another tab chooses.
 */
export const SCHEME_SCRIPT = `{
const show=scheme=>{
const root=document.documentElement;
if(scheme==="light"||scheme==="dark")root.dataset.scheme=scheme;else delete root.dataset.scheme;
for(const bar of document.querySelectorAll("meta[data-scheme]"))
bar.media=!root.dataset.scheme?"(prefers-color-scheme: "+bar.dataset.scheme+")":bar.dataset.scheme===scheme?"all":"not all"
};
try{show(localStorage.getItem("${SCHEME_KEY}"))}catch{}
addEventListener("${CHOSEN_EVENT}",event=>show(event.detail));
addEventListener("storage",event=>event.key==="${SCHEME_KEY}"&&show(event.newValue))
}`;
