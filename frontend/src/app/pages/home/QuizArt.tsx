import styles from './home.module.css';

const ROWS = [
  ['#56298c', 150],
  ['#07504f', 190],
  ['#0b4687', 120],
] as const;

export function QuizArt() {
  return (
    <svg className={styles.quizArt} viewBox="0 0 320 240" aria-hidden="true">
      <ellipse cx="160" cy="224" rx="130" ry="12" fill="var(--line)" />
      <rect x="46" y="16" width="228" height="196" rx="18" fill="#ffffff" stroke="var(--line-strong)" strokeWidth="3" />
      {ROWS.map(([color, width], index) => (
        <g key={color} transform={`translate(70 ${48 + index * 52})`}>
          <rect width="32" height="32" rx="8" fill={color} />
          <path
            d="m8 17 6 7 11-15"
            fill="none"
            stroke="#ffffff"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <rect x="46" y="9" width={width - 50} height="14" rx="7" fill="#d5dee8" />
        </g>
      ))}
      <path
        d="m250 206 40-92 18 8-40 92-20 16Z"
        fill="#ffd98a"
        stroke="#14202c"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </svg>
  );
}
