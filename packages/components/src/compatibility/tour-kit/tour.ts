import type { CSSProperties, ReactElement } from 'react';
import type { Placement } from '@floating-ui/react-dom';

/** Selectors by the width of the page; the one for desktops serves phones, too, unless there is another. */
export interface TourTarget {
	desktop?: string;
	mobile?: string;
	/** Of the frame in which the element is. */
	iframe?: string;
}

type Text = string | ReactElement | null;

export interface TourStep {
	/** What the step points at. */
	referenceElements?: TourTarget;
	/** What gets the focus; the step itself, unless there is one. */
	focusElement?: TourTarget;
	meta: {
		name: string | null;
		heading: Text;
		descriptions: { desktop: Text; mobile?: Text };
		/** "Next", and "Done" at the end, unless it has a text. */
		primaryButton?: { text?: string; isDisabled?: boolean; isHidden?: boolean };
		secondaryButton?: { text?: string };
		skipButton?: { text?: string; isVisible?: boolean };
	};
}

/** Gets the steps, the number of the one that was shown, and what ended the tour. */
export type CloseHandler = (
	steps: readonly TourStep[],
	currentStepIndex: number,
	source: 'close-btn' | 'done-btn' | 'skip-btn' | 'esc-key',
) => void;

export interface TourEffects {
	/** Everything but what the step points at is darkened; with interactivity that can be used meanwhile. */
	spotlight?: {
		styles?: CSSProperties;
		interactivity?: { enabled?: boolean; rootElementSelector?: string };
	};
	overlay?: boolean;
	arrowIndicator?: boolean;
	autoScroll?: boolean | ScrollIntoViewOptions;
}

type OnStep = (stepIndex: number) => void;

export interface TourOptions {
	classNames?: string | readonly string[];
	effects?: TourEffects;
	callbacks?: {
		onNextStep?: OnStep;
		onPreviousStep?: OnStep;
		onStepView?: OnStep;
		onStepViewOnce?: OnStep;
	};
	/** The tour stands at the end of it; of the page's body, unless given. */
	portalParentElement?: HTMLElement | null;
}

export interface TourConfig {
	steps: TourStep[];
	closeHandler: CloseHandler;
	/** On which side of what a step points at. */
	placement?: Placement;
	options?: TourOptions;
}

export const DEFAULT_EFFECTS: TourEffects = {
	spotlight: { interactivity: { enabled: true, rootElementSelector: '#wpwrap' } },
	arrowIndicator: true,
};

/** The element that a target names; null where there is none (yet). */
export function elementOf(target: TourTarget | undefined, isMobile: boolean): HTMLElement | null {
	const selector = (isMobile && target?.mobile) || target?.desktop;
	if (!selector) return null;
	const frame = target?.iframe && document.querySelector<HTMLIFrameElement>(target.iframe);
	const within = frame ? frame.contentDocument : document;
	return within?.querySelector<HTMLElement>(selector) ?? null;
}
