import { useLayoutEffect, useState, type CSSProperties } from 'react';
import clsx from 'clsx';
import { autoUpdate } from '@floating-ui/react-dom';
import type { TourEffects } from './tour';
import { useSpotlit } from './use-tour-element';

interface TourLightProps {
	effects: TourEffects;
	reference: HTMLElement | null;
}

/** Darkens the page around a step's target, or all of it without a target. */
export function TourLight({ effects: { spotlight, overlay }, reference }: TourLightProps) {
	const { enabled: isUsable, rootElementSelector = 'body' } = spotlight?.interactivity ?? {};
	useSpotlit(spotlight && reference, isUsable ? rootElementSelector : undefined);
	return (
		<>
			<div
				className={clsx('tour-kit-overlay', {
					'is-visible': overlay || (spotlight && !reference),
					'is-clear': spotlight && reference && !isUsable,
				})}
			/>
			{spotlight && reference && <Spotlight reference={reference} style={spotlight.styles} />}
		</>
	);
}

interface SpotlightProps {
	reference: HTMLElement;
	style?: CSSProperties;
}

/** The highlight around an element; it follows the element. */
function Spotlight({ reference, style }: SpotlightProps) {
	const [light, setLight] = useState<HTMLElement | null>(null);
	const [place, setPlace] = useState<CSSProperties>({});
	useLayoutEffect(() => {
		if (!light) return undefined;
		return autoUpdate(reference, light, () => {
			const { left, top, width, height } = reference.getBoundingClientRect();
			setPlace({ left, top, width, height });
		});
	}, [reference, light]);
	return (
		<div
			ref={setLight}
			className="tour-kit-spotlight is-visible"
			style={{ ...place, ...style }}
			aria-hidden="true"
		/>
	);
}
