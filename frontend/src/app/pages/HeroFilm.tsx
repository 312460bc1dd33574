import { useEffect, useRef, useState } from 'react';
import { HOME } from '../../content/home.js';
import styles from './home.module.css';

const { film } = HOME.hero;
/** Longest wait for an idle moment, in milliseconds. */
const PATIENCE = 2000;

/** Nobody who asked for calm or for little data gets a film. */
const wantsFilm = (): boolean => !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches;

/** True once the page has its scripts and nothing else to do: until then a film would only slow an old phone down. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no idle callbacks before version 18.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), PATIENCE);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(() => setIdle(true), { timeout: PATIENCE });
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
}

/** The film with its own switch (WCAG 2.2.2). It never has a sound. */
function Film({ onError }: { onError: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  // A browser may refuse to begin by itself, for instance while it saves power: only the film knows whether it runs.
  const [isPlaying, setPlaying] = useState(false);
  const toggle = () => void (isPlaying ? video.current?.pause() : video.current?.play().catch(onError));
  return (
    <>
      <video ref={video} className={styles.film} width={800} height={600} autoPlay muted loop playsInline tabIndex={-1} aria-hidden="true" onPlay={() => setPlaying(true)} onPause={() => setPlaying(false)} onError={onError}>
        <source src="/hero/hero.mp4" type="video/mp4" />
        <source src="/hero/hero.webm" type="video/webm" onError={onError} />
      </video>
      <button type="button" className={styles.pause} onClick={toggle}>{isPlaying ? film.pause : film.play}</button>
    </>
  );
}

/** The still picture, with the film over it once scripts run; after an error the picture stays alone (specification 2, section 4). */
export function HeroFilm() {
  const isIdle = useIdle();
  const [hasFailed, setFailed] = useState(false);
  return (
    <div className={styles.picture}>
      <img src="/hero/scene.svg" width={960} height={720} alt={film.alt} fetchPriority="high" decoding="sync" />
      {isIdle && !hasFailed && wantsFilm() && <Film onError={() => setFailed(true)} />}
    </div>
  );
}
