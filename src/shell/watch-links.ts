/** Prefetches the target of a link; `signal` aborts it. */
export type Prepare = (href: string, signal: AbortSignal) => Promise<void>;

/** Milliseconds on a link before it counts as interest; shorter stays send no request. */
const delay = 100;

/** One observed link, under the pointer or with the focus. */
class Attention {
	#link: HTMLAnchorElement | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#controller: AbortController | undefined;

	constructor(private readonly prepare: Prepare) {}

	/** Moves to another link, or to none; work for the former link is aborted. */
	turnTo(link: HTMLAnchorElement | undefined): void {
		if (link === this.#link) return;
		this.#controller?.abort();
		this.release();
		this.#link = link;
		if (!link || savesData()) return;
		this.#timer = setTimeout(() => {
			const controller = new AbortController();
			this.#controller = controller;
			// Only a prefetch: the screen itself reports errors.
			this.prepare(link.href, controller.signal).catch(() => undefined);
		}, delay);
	}

	/** Starts nothing more for this link, but lets running work continue, because it is being followed. */
	release(): void {
		clearTimeout(this.#timer);
		this.#controller = undefined;
	}
}

/**
 * Observes links under pointer and focus, inside the app and in the surrounding menu: at most two at a time. Returns a
 * function that stops it.
 */
export function watchLinks(page: Document, prepare: Prepare): () => void {
	const pointer = new Attention(prepare);
	const focus = new Attention(prepare);
	const listeners: [string, (event: Event) => void][] = [
		['pointerover', (event) => pointer.turnTo(isTouch(event) ? undefined : linkOf(event.target))],
		['pointerout', (event) => isOutside(event) && pointer.turnTo(undefined)],
		['focusin', (event) => focus.turnTo(linkOf(event.target))],
		['focusout', () => focus.turnTo(undefined)],
		[
			'click',
			() => {
				pointer.release();
				focus.release();
			},
		],
	];
	for (const [name, listener] of listeners) page.addEventListener(name, listener, true);
	return () => {
		for (const [name, listener] of listeners) page.removeEventListener(name, listener, true);
		pointer.turnTo(undefined);
		focus.turnTo(undefined);
	};
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
	const link = target instanceof Element ? target.closest('a') : null;
	return link && link.href !== '' && (link.target || '_self') === '_self' ? link : undefined;
}

function isTouch(event: Event): boolean {
	return 'pointerType' in event && event.pointerType === 'touch';
}

/** Checks whether the pointer leaves the window, not only an element. */
function isOutside(event: Event): boolean {
	return 'relatedTarget' in event && event.relatedTarget === null;
}

/** Checks whether the user prefers to save data. */
function savesData(): boolean {
	const { connection } = navigator as { connection?: { saveData?: boolean } }; // not in every browser, nor in TypeScript's list
	return connection?.saveData === true;
}
