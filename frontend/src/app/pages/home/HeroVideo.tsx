import { useEffect, useRef, useState } from 'react';
import { HOME } from '#content/home.js';
import styles from './home.module.css';

const { video: texts } = HOME.hero;
/** Longest wait, in milliseconds, for the browser to become idle before the video is loaded. */
const IDLE_TIMEOUT = 2000;

/** People who ask for reduced motion or reduced data see only the still picture. */
const mayShowVideo = (): boolean =>
  !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches;

/** Returns true once the page is loaded and the browser idle. Starting the video earlier would slow old phones. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Safari before version 18 has no `requestIdleCallback`, so a timer replaces it.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), IDLE_TIMEOUT);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(() => setIdle(true), { timeout: IDLE_TIMEOUT });
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
}

function Video({ onError }: { onError: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  // Browsers may refuse to play the video, for instance to save power, so the button shows whether it plays.
  const [isPlaying, setPlaying] = useState(false);
  const toggle = () => void (isPlaying ? video.current?.pause() : video.current?.play().catch(onError));
  return (
    <>
      <video
        ref={video}
        className={styles.video}
        width={800}
        height={600}
        autoPlay
        muted
        loop
        playsInline
        tabIndex={-1}
        aria-hidden="true"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={onError}
      >
        <source src="/hero/hero.mp4" type="video/mp4" />
        <source src="/hero/hero.webm" type="video/webm" onError={onError} />
      </video>
      <button type="button" className={styles.pause} onClick={toggle}>
        {isPlaying ? texts.pause : texts.play}
      </button>
    </>
  );
}

/** The still picture, which the video covers once scripts run. If the video fails, the picture stays visible. */
export function HeroVideo() {
  const isIdle = useIdle();
  const [hasFailed, setFailed] = useState(false);
  return (
    <div className={styles.picture}>
      <img src="/hero/scene.svg" width={960} height={720} alt={texts.alt} fetchPriority="high" decoding="sync" />
      {isIdle && !hasFailed && mayShowVideo() && <Video onError={() => setFailed(true)} />}
    </div>
  );
}
