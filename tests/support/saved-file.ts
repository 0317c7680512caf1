/** The lines of the CSV file that the user saves next. */
export function savedFile(): Promise<string[]> {
	return new Promise((resolve) => {
		URL.createObjectURL = (blob) => {
			const reader = new FileReader();
			reader.onload = () => resolve(String(reader.result).replace('\uFEFF', '').split('\n'));
			reader.readAsText(blob as Blob); // as: a file of our own
			return 'blob:saved';
		};
		URL.revokeObjectURL = () => undefined;
	});
}
