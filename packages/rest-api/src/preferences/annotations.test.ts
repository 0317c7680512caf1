import { annotationText, parseAnnotations, writeAnnotations, type Annotation } from './annotations';

const note = (changes: Partial<Annotation> = {}): Annotation => ({
	id: 'a',
	from: '2026-10-05',
	to: '2026-10-05',
	text: 'Price raised',
	...changes,
});

describe('Annotations', () => {
	it('read back as they were written, by day, whatever letters they contain', () => {
		const odd = note({ id: 'b', from: '2026-10-01', to: '2026-10-04', text: 'C:\\new “50 %” été' });
		const stored = JSON.stringify(writeAnnotations([note(), odd]));
		expect(stored).not.toContain('\\');
		expect(parseAnnotations(stored)).toEqual([odd, note()]);
	});

	it('are one line each, and short enough for a chart', () => {
		expect(annotationText(' a\n\tb ')).toBe('a b');
		expect([...annotationText('😀'.repeat(500))]).toHaveLength(120);
	});

	it.each([
		['nothing', undefined],
		['broken JSON', '[{'],
		['anything', [null, 1, 'x', [], {}]],
		['no text', [note({ text: ' ' })]],
		['no day', [note({ from: '2026-02-30' })]],
		['a time', [note({ to: '2026-10-05T00:00:00' })]],
		['an end before the beginning', [note({ to: '2026-10-04' })]],
		['no id', [{ ...note(), id: '' }]],
	])('are an empty list for %s', (_what, stored) => {
		expect(parseAnnotations(stored)).toEqual([]);
	});
});
