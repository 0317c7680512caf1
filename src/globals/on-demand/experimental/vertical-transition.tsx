import { useRef, useState, type CSSProperties } from 'react';
import { CSSTransition } from 'react-transition-group';
import type { CSSTransitionProps } from 'react-transition-group/CSSTransition';

export type VerticalCSSTransitionProps = CSSTransitionProps<HTMLDivElement> & {
	defaultStyle?: CSSProperties;
};

/** A CSSTransition whose content unfolds from no height to its own, and back. */
export function VerticalCSSTransition({
	children,
	defaultStyle,
	...props
}: VerticalCSSTransitionProps) {
	const container = useRef<HTMLDivElement>(null);
	const [height, setHeight] = useState<number | 'full'>(props.in && !props.appear ? 'full' : 0);
	const measure = () => setHeight(container.current?.scrollHeight ?? 0);
	const told =
		<Rest extends unknown[]>(act: () => void, tell?: (...rest: Rest) => void) =>
		(...rest: Rest) => {
			act();
			tell?.(...rest);
		};
	const transition: CSSTransitionProps<HTMLDivElement> = {
		...props,
		nodeRef: container,
		onEnter: told(measure, props.onEnter),
		onEntered: told(() => setHeight('full'), props.onEntered),
		onExit: told(measure, props.onExit),
		onExiting: told(() => {
			// The browser must have painted the start height.
			void container.current?.offsetHeight;
			setHeight(0);
		}, props.onExiting),
	};
	const style: CSSProperties = {
		overflow: 'hidden',
		...(height === 'full'
			? {}
			: { maxHeight: height, transition: `max-height ${duration(props.timeout)}ms ease-in-out` }),
		...defaultStyle,
	};
	return (
		<CSSTransition {...transition}>
			<div ref={container} className="vertical-css-transition-container" style={style}>
				{typeof children === 'function' ? null : children}
			</div>
		</CSSTransition>
	);
}

function duration(timeout: CSSTransitionProps['timeout']): number {
	if (typeof timeout === 'number') return timeout;
	return timeout?.enter ?? timeout?.exit ?? 500;
}
