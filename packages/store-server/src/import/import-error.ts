import { ToldError } from '../language/told-error';

/** An export that cannot be taken in; the message is one sentence for the person who opens it. */
export class ImportError extends ToldError {
	override readonly name = 'ImportError';
}
