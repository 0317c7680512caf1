import { plainText, withoutTags } from '../expected/documents';

/** A name as letters: no tags, no entities, and no mark of what is deleted. */
export function bareName(name: unknown): string {
	return withoutTags(plainText(plainText(String(name))))
		.replace(/ \(Deleted\)$/, '')
		.trim();
}
