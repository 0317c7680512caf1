import type { CSSProperties, ReactElement } from 'react';
import type { Placement } from '@floating-ui/react-dom';

/** Selectors by page width; the desktop's also serves phones unless they have their own. */
export interface TourTarget {
	desktop?: string;
	mobile?: string;
	/** The frame that contains the element. */
	iframe?: string;
}

type Text = string | ReactElement | null;

export interface TourStep {
	/** The target of the step. */
	referenceElements?: TourTarget;
	/** The element that gets the focus; by default the step itself. */
	focusElement?: TourTarget;
	meta: {
		name: string | null;
		heading: Text;
		descriptions: { desktop: Text; mobile?: Text };
		/** By default "Next", and "Done" at the end. */
		primaryButton?: { text?: string; isDisabled?: boolean; isHidden?: boolean };
		secondaryButton?: { text?: string };
		skipButton?: { text?: string; isVisible?: boolean };
	};
}

/** Called with the steps, the index of the last one, and the reason for the end. */
export type CloseHandler = (
	steps: readonly TourStep[],
	currentStepIndex: number,
	source: 'close-btn' | 'done-btn' | 'skip-btn' | 'esc-key',
) => void;

export interface TourEffects {
	/** Darkens all but the target; with interactivity the target can be used meanwhile. */
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
	/** The element that contains the tour; by default the page's body. */
	portalParentElement?: HTMLElement | null;
}

export interface TourConfig {
	steps: TourStep[];
	closeHandler: CloseHandler;
	/** The side of the target on which a step appears. */
	placement?: Placement;
	options?: TourOptions;
}

export const DEFAULT_EFFECTS: TourEffects = {
	spotlight: { interactivity: { enabled: true, rootElementSelector: '#wpwrap' } },
	arrowIndicator: true,
};

/** Returns the element of a target; null if it does not exist (yet). */
export function elementOf(target: TourTarget | undefined, isMobile: boolean): HTMLElement | null {
	const selector = (isMobile && target?.mobile) || target?.desktop;
	if (!selector) return null;
	const frame = target?.iframe && document.querySelector<HTMLIFrameElement>(target.iframe);
	const within = frame ? frame.contentDocument : document;
	return within?.querySelector<HTMLElement>(selector) ?? null;
}
