/** The logo mark, the same drawing as public/mark.svg, in the colors of its context. */
export function Mark() {
  return (
    <svg viewBox="6 8 52 52" aria-hidden="true">
      <g transform="rotate(-14 32 34.5)">
        <path
          d="M10.39 24.13A23 23 0 1 0 53.61 24.13A22 22 0 0 1 10.39 24.13Z"
          fill="currentColor"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <circle cx="32" cy="23" r="11" fill="var(--lamp)" />
      </g>
    </svg>
  );
}
