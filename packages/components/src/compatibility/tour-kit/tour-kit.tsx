import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import clsx from 'clsx';
import { isRTL } from '@wordpress/i18n';
import { useInstanceId, useLatestCallback, useViewportMatch } from '../../primitives';
import { TourLight } from './tour-light';
import { DEFAULT_EFFECTS, elementOf, type TourConfig } from './tour';
import { TourStepCard } from './tour-step-card';
import { useTourElement } from './use-tour-element';
import { useTourPlace } from './use-tour-place';
import './tour-kit.css';

export interface TourKitProps {
	config: TourConfig;
}

/** A tour through a page, with one step beside each target. It stays until its owner removes it. */
export function TourKit({ config }: TourKitProps) {
	const { steps, closeHandler, placement = 'bottom', options = {} } = config;
	const { effects = DEFAULT_EFFECTS, classNames = [] } = options;
	const [frame, setFrame] = useState<HTMLDivElement | null>(null);
	const headingId = useInstanceId('tour');
	const isMobile = useViewportMatch('mobile', '<');
	const { index, step, go, onKeyDown } = useSteps(config);
	const reference = useTourElement(step?.referenceElements, isMobile);
	const { frameStyle, arrowStyle, side } = useTourPlace(reference, frame, placement);
	useStepView(config, index, isMobile, frame);
	return createPortal(
		<div className="tour-kit woocommerce-tour-kit">
			<div
				className={clsx(
					'tour-kit-frame is-visible',
					isMobile ? 'is-mobile' : 'is-desktop',
					classNames,
				)}
			>
				<TourLight effects={effects} reference={reference} />
				{/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and arrow keys bubble up here from its buttons */}
				<div
					ref={setFrame}
					role="dialog"
					aria-labelledby={headingId}
					tabIndex={-1}
					className={clsx('tour-kit-frame__container', !reference && 'is-free')}
					style={frameStyle}
					data-popper-placement={side}
					onKeyDown={onKeyDown}
				>
					{effects.arrowIndicator !== false && reference && (
						<div className="tour-kit-frame__arrow" style={arrowStyle} />
					)}
					<div className={`tour-kit-step is-step-${index}`}>
						<TourStepCard
							{...{ steps, index, isMobile, headingId }}
							onClose={(source) => closeHandler(steps, index, source)}
							onGo={go}
						/>
					</div>
				</div>
			</div>
		</div>,
		options.portalParentElement ?? document.body,
	);
}

/** The current step, and functions to change it. */
function useSteps({ steps, closeHandler, options }: TourConfig) {
	const [index, setIndex] = useState(0);
	const step = steps[index];
	const go = (next: number) => {
		if (next < 0 || next >= steps.length) return;
		const { onNextStep, onPreviousStep } = options?.callbacks ?? {};
		(next > index ? onNextStep : onPreviousStep)?.(next);
		setIndex(next);
	};
	const onKeyDown = ({ key, target }: KeyboardEvent) => {
		if (key === 'Escape') closeHandler(steps, index, 'esc-key');
		// Content inside a step may use arrow keys itself.
		if (target instanceof Element && target.closest('input, textarea, select')) return;
		const forward = isRTL() ? 'ArrowLeft' : 'ArrowRight';
		if (key === forward) {
			if (!step?.meta.primaryButton?.isDisabled) go(index + 1);
		} else if (key === 'ArrowLeft' || key === 'ArrowRight') go(index - 1);
	};
	return { index, step, go, onKeyDown };
}

/** Reports the visible step, scrolls its target into view, and moves the focus there or to the step. */
function useStepView(
	{ steps, options = {} }: TourConfig,
	index: number,
	isMobile: boolean,
	frame: HTMLElement | null,
): void {
	const seen = useRef(new Set<number>());
	const view = useLatestCallback(() => {
		const { onStepView, onStepViewOnce } = options.callbacks ?? {};
		if (!seen.current.has(index)) onStepViewOnce?.(index);
		seen.current.add(index);
		onStepView?.(index);
		const { autoScroll } = options.effects ?? DEFAULT_EFFECTS;
		const step = steps[index];
		if (autoScroll) elementOf(step?.referenceElements, isMobile)?.scrollIntoView?.(autoScroll);
		(elementOf(step?.focusElement, isMobile) ?? frame)?.focus({ preventScroll: true });
	});
	useEffect(() => {
		if (frame) view();
	}, [index, frame, view]);
	useFocusBack();
}

/** Returns the focus to its former element when the tour ends. */
function useFocusBack(): void {
	useEffect(() => {
		const before = document.activeElement;
		return () => {
			if (before instanceof HTMLElement && before.isConnected)
				before.focus({ preventScroll: true });
		};
	}, []);
}
