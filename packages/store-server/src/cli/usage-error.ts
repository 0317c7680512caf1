/** Wrong words on the command line; the message is one sentence for the person who typed them. */
export class UsageError extends Error {
	override readonly name = 'UsageError';
}
