/** Prepares where a link leads; `signal` says that nobody is interested any more. */
export type Prepare = (href: string, signal: AbortSignal) => Promise<void>;

/** Milliseconds on a link before it counts as interest: whoever only passes by asks for nothing. */
const delay = 100;

/** One link that is attended to, by pointer or by focus. */
class Attention {
	#link: HTMLAnchorElement | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#controller: AbortController | undefined;

	constructor(private readonly prepare: Prepare) {}

	/** Goes to another link, or to none; what was begun for the one before ends. */
	turnTo(link: HTMLAnchorElement | undefined): void {
		if (link === this.#link) return;
		this.#controller?.abort();
		this.release();
		this.#link = link;
		if (!link || savesData()) return;
		this.#timer = setTimeout(() => {
			const controller = new AbortController();
			this.#controller = controller;
			// Only a head start: the screen itself will say what is wrong.
			this.prepare(link.href, controller.signal).catch(() => undefined);
		}, delay);
	}

	/** Begins nothing more for this link, but lets go on what has begun: it is being followed. */
	release(): void {
		clearTimeout(this.#timer);
		this.#controller = undefined;
	}
}

/**
 * Watches which link the pointer and the focus are on, inside the app and in the menu around it: at most two at a time.
 * Returns a function that ends it.
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

/** Whether the pointer leaves the window, not just one element for another. */
function isOutside(event: Event): boolean {
	return 'relatedTarget' in event && event.relatedTarget === null;
}

/** Whether the user has asked to be spared what is not needed. */
function savesData(): boolean {
	const { connection } = navigator as { connection?: { saveData?: boolean } }; // not in every browser, nor in TypeScript's list
	return connection?.saveData === true;
}
