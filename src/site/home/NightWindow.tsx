import styles from './NightWindow.module.css';

/** x, y, radius. */
const STARS = [
  [128, 250, 2.2],
  [165, 128, 1.8],
  [236, 108, 2.4],
  [268, 196, 1.5],
  [330, 84, 1.6],
  [352, 168, 2.6],
  [398, 120, 1.8],
  [441, 205, 2.2],
  [378, 262, 1.5],
  [486, 286, 1.8],
  [330, 318, 2],
  [432, 352, 1.4],
  [112, 366, 1.6],
  [262, 372, 1.4],
] as const;

/**
 * A drawing of a night window: the mark's moon, a nest on a branch, one lit window. `data-ink` names a part for its
 * color. Class names would weigh 300 bytes more.
 */
export function NightWindow() {
  return (
    <svg className={styles.scene} viewBox="0 0 600 690" aria-hidden="true">
      <defs>
        <linearGradient id="night-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" data-ink="sky-high" />
          <stop offset="0.62" data-ink="sky-low" />
          <stop offset="1" data-ink="dawn" />
        </linearGradient>
        <radialGradient id="moon-halo">
          <stop offset="0.2" data-ink="halo-in" />
          <stop offset="1" data-ink="halo-out" />
        </radialGradient>
        <clipPath id="pane">
          <path d="M72 640V300a228 228 0 0 1 456 0v340z" />
        </clipPath>
      </defs>

      <g clipPath="url(#pane)">
        <path d="M60 40h480v610H60z" fill="url(#night-sky)" />
        <circle cx="208" cy="226" r="190" fill="url(#moon-halo)" />
        {STARS.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} data-ink="star" cx={x} cy={y} r={r} />
        ))}
        <Moon />
        <path
          data-ink="cloud"
          d="M300 296c10-25 45-27 56-7 17-13 43-3 44 15 28-4 36 22 17 29H285c-21-9-12-39 15-37z"
        />
        <path
          data-ink="cloud"
          d="M86 338c7-16 29-17 37-4 11-9 28-2 29 9 18-2 24 15 11 19H78c-14-6-8-26 8-24z"
        />
        <path data-ink="far" d="M60 540Q150 462 262 508T420 474T560 506V650H60z" />
        <Village />
        <path data-ink="near" d="M60 600Q190 536 330 588T560 566V660H60z" />
        <Nest />
      </g>

      <path data-ink="bars" d="M300 72v568M72 384h456" />
      <path data-ink="frame" d="M64 644V300a236 236 0 0 1 472 0v344" />
      <Curtain />
      <path
        data-ink="sill"
        d="M22 640h556a10 10 0 0 1 10 10v14a10 10 0 0 1-10 10H22a10 10 0 0 1-10-10v-14a10 10 0 0 1 10-10z"
      />
      <path data-ink="sill-edge" d="M12 656h576" />
      <Bottle />
    </svg>
  );
}

/** The drawing of the mark (ui/layout/Mark.tsx), as the moon in the sky. */
function Moon() {
  return (
    <g transform="translate(208 226) scale(3.5) rotate(-14) translate(-32 -37)">
      <path data-ink="cradle" d="M10.39 24.13A23 23 0 1 0 53.61 24.13A22 22 0 0 1 10.39 24.13Z" />
      <circle data-ink="moon" cx="32" cy="23" r="11" />
    </g>
  );
}

function Village() {
  return (
    <>
      <path data-ink="house" d="M388 544v-34l22-19 22 19v34zm50 4v-26l18-16 18 16v26z" />
      <path data-ink="light" d="M403 513h13v14h-13z" />
      <path data-ink="smoke" d="M420 486c-6-12 8-18 1-32" />
    </>
  );
}

function Nest() {
  return (
    <g transform="translate(0 -52)">
      <path data-ink="branch" d="M60 590C120 562 170 556 268 548" />
      <path data-ink="twig" d="M108 566C98 540 84 532 76 530M238 551c18-10 30-24 34-38" />
      <path
        data-ink="leaf"
        d="M76 530c-13-1-19-10-18-22 13 2 20 10 18 22zM272 513c-5-12 0-22 11-27 4 12 0 22-11 27z"
      />
      <path data-ink="leaf" d="M246 546c14-4 24 1 29 12-12 4-23 0-29-12z" />
      <path
        data-ink="bird"
        d="M140 528c-2-26 16-43 40-43 22 0 36 16 36 36 0 8-3 14-6 18h-62c-4-3-7-6-8-11z"
      />
      <path data-ink="wing" d="M150 527c2-18 20-25 36-19-2 17-16 27-34 25z" />
      <path data-ink="beak" d="M215 509l14 5-14 6z" />
      <path data-ink="eye" d="M194 507c3 4 8 4 11 0" />
      <path data-ink="nest" d="M122 532c18 8 92 8 112 0-2 26-24 44-56 44s-54-18-56-44z" />
      <path
        data-ink="straw"
        d="M126 540c30 9 74 10 104 0M132 553c28 8 66 8 92 0M146 565c20 6 44 6 64 0M120 534l-12-7M236 533l12-9M160 545l18 14M196 546l-14 18"
      />
    </g>
  );
}

function Curtain() {
  return (
    <g>
      <path data-ink="rod" d="M2 34h596" />
      <path data-ink="curtain" d="M478 34h108v606h-58c14-60-2-120-22-180-27-82-33-250-28-422z" />
      <path data-ink="fold" d="M506 38c-2 190 6 350 34 430M544 38c-1 200 4 420 14 602" />
      <path data-ink="curtain" d="M14 34h64c4 150-2 290-18 372-12 62-22 120-16 230H14z" />
      <path data-ink="fold" d="M44 38c2 180-2 330-14 470" />
    </g>
  );
}

function Bottle() {
  return (
    <g transform="translate(-6 0)">
      <path
        data-ink="glass"
        d="M96 566h44c8 6 12 14 12 24v42a8 8 0 0 1-8 8H92a8 8 0 0 1-8-8v-42c0-10 4-18 12-24z"
      />
      <path data-ink="milk" d="M84 600h68v32a8 8 0 0 1-8 8H92a8 8 0 0 1-8-8z" />
      <path data-ink="cap" d="M94 552h48v14H94zM108 552c0-8 2-8 4-14 1-6 11-6 12 0 2 6 4 6 4 14z" />
      <path data-ink="ticks" d="M138 602h14M142 614h10M138 626h14" />
    </g>
  );
}
