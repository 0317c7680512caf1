import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { useLatestCallback, useReducedMotion } from '../../primitives';
import './animation-slider.css';

/** Milliseconds of one slide (S9.search-and-animation.1). */
export const SLIDE_TIME = 200;

export type SlideStatus = 'entering' | 'entered' | 'exiting';

type Render = (state: { status: SlideStatus }) => ReactNode;

export interface AnimationSliderProps {
	children: Render;
	/** A new key slides the new content in and the old one out. */
	animationKey: string | number;
	/** The direction: `left` goes forward, `right` back (mirrored in right-to-left pages); null swaps at once. */
	animate?: 'left' | 'right' | null;
	/** Called with the slider's element once only the new content is left. */
	onExited?: (element: HTMLElement) => void;
	className?: string;
}

interface Content {
	key: string | number;
	render: Render;
}

/**
 * Slides from one content to the next; users who prefer reduced motion see it at once.
 * @example <AnimationSlider animationKey={page} animate="left">{() => <Page id={page} />}</AnimationSlider>
 */
export function AnimationSlider(props: AnimationSliderProps) {
	const { children, animationKey, animate = null, onExited, className } = props;
	const element = useRef<HTMLDivElement>(null);
	const last = useRef<Content>({ key: animationKey, render: children });
	const [leaving, setLeaving] = useState<Content | null>(null);
	const isStill = useReducedMotion();
	const isAtOnce = isStill || !animate;
	const notify = useLatestCallback(() => {
		if (element.current) onExited?.(element.current);
	});

	useLayoutEffect(() => {
		const before = last.current;
		last.current = { key: animationKey, render: children };
		if (before.key === animationKey) return;
		if (isAtOnce) notify();
		else setLeaving(before);
	}, [animationKey, children, isAtOnce, notify]);
	useEffect(() => {
		if (!leaving) return undefined;
		const timer = setTimeout(() => setLeaving(null), SLIDE_TIME);
		return () => {
			clearTimeout(timer);
			// When effects are cleaned up, the old content has left the page.
			notify();
		};
	}, [leaving, notify]);
	return (
		<div
			ref={element}
			className={clsx('woocommerce-slide-animation', animate && `animate-${animate}`, className)}
		>
			{leaving && (
				<div key={leaving.key} className="slide-exit slide-exit-active" aria-hidden="true">
					{leaving.render({ status: 'exiting' })}
				</div>
			)}
			<div
				key={animationKey}
				className={leaving ? 'slide-enter slide-enter-active' : 'slide-enter-done'}
			>
				{children({ status: leaving ? 'entering' : 'entered' })}
			</div>
		</div>
	);
}
