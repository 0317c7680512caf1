/** An export that cannot be taken in; the message is one sentence for the person at the terminal. */
export class ImportError extends Error {
	override readonly name = 'ImportError';
}
