const REGION_ID = 'store-analytics-announcements';

/**
 * Announces `message` in screen readers' live regions; an empty one clears them. `assertive` interrupts the current
 * announcement.
 * @example announce('3 results', 'polite')
 */
export function announce(message: string, urgency: 'polite' | 'assertive' = 'polite'): void {
	const region = regionFor(urgency);
	// A region does not repeat the same text, so a no-break space makes it new.
	region.textContent = region.textContent === message && message ? `${message}\u00a0` : message;
}

function regionFor(urgency: 'polite' | 'assertive'): HTMLElement {
	const id = `${REGION_ID}-${urgency}`;
	const existing = document.getElementById(id);
	if (existing) return existing;
	const region = document.createElement('div');
	region.id = id;
	region.className = 'screen-reader-text';
	region.setAttribute('aria-live', urgency);
	region.setAttribute('aria-relevant', 'additions text');
	region.setAttribute('aria-atomic', 'true');
	document.body.append(region);
	return region;
}
