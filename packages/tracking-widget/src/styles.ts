/** The widget's styles. Nothing of the page is inherited below `.root`; the page sets variables and parts. */
export const styles = `
:host{display:block!important}
.root{all:initial;display:block;container-type:inline-size;color-scheme:inherit;direction:inherit;
--a:var(--khep-track-color,var(--brand,#1f2937));--b:var(--khep-track-on-color,var(--on-brand,#fff));
--r:var(--khep-track-radius,10px);--soft:light-dark(#e4e4df,#3a3a42);
color:light-dark(#1b1c22,#f2f2f0);font:400 16px/1.5 var(--khep-track-font,system-ui,sans-serif);overflow-wrap:anywhere}
:host([theme=light]) .root{color-scheme:light}
:host([theme=dark]) .root{color-scheme:dark}
form{display:flex;flex-wrap:wrap;gap:8px;align-items:end}
label{flex:1 1 180px;display:grid;gap:4px;min-width:0}
input,button,a.more{font:inherit;min-height:44px;box-sizing:border-box;border-radius:var(--r);padding:8px 14px}
input{width:100%;min-width:0;color:inherit;background:light-dark(#fff,#1b1c22);border:1px solid #85858c}
button{flex:0 1 auto;cursor:pointer;color:var(--b);background:var(--a);border:1px solid var(--a);font-weight:600}
button[aria-disabled=true]{opacity:.6}
:focus-visible{outline:2px solid light-dark(#1b1c22,#f2f2f0);outline-offset:2px}
p,h2,h3,ol{margin:8px 0 0;padding:0}
h2{font-size:1.4em;line-height:1.25}
h3{font-size:1em}
ol{list-style:none}
.steps{display:grid;grid-template-columns:repeat(4,1fr);gap:4px;font-size:12px}
.steps li::before{content:"";display:block;height:5px;border-radius:3px;margin-bottom:6px;background:var(--soft)}
.steps li[data-state=done]::before{background:var(--a)}
.steps li[data-state=now]::before{background:linear-gradient(to right,var(--a) 60%,var(--soft) 60%)}
[dir=rtl] .steps li[data-state=now]::before{background:linear-gradient(to left,var(--a) 60%,var(--soft) 60%)}
.steps li[data-state=now]{font-weight:700}
.cash{background:var(--soft);border-radius:var(--r);padding:10px 14px}
.events li{padding:6px 0;border-top:1px solid var(--soft)}
small{font-size:14px;opacity:.8}
a{color:inherit}
a.more{display:inline-flex;align-items:center;padding-inline:0}
@container (max-width:320px){button{flex:1 1 100%}.steps{grid-template-columns:repeat(2,1fr)}}
@container (min-width:720px){.events{columns:2;column-gap:32px}.events li{break-inside:avoid}}
@media (forced-colors:active){.steps li::before{forced-color-adjust:none}}
`.replaceAll('\n', '');
