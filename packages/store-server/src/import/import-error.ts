import { ToldError } from '../language/told-error';

/** An export that cannot be imported; the message is one sentence for the user. */
export class ImportError extends ToldError {
	override readonly name = 'ImportError';
}
