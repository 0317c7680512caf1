// Packs several files into one .zip, because the server takes one. They are stored, not compressed.
(function () {
	const UTF8 = 0x0800;
	const VERSION = 20;
	/** The first day that a .zip can name: 1 January 1980. */
	const DATE = 0x21;

	const table = Uint32Array.from({ length: 256 }, (_, byte) => {
		let value = byte;
		for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
		return value;
	});

	async function checksum(file) {
		let value = 0xffffffff;
		for (const byte of new Uint8Array(await file.arrayBuffer())) {
			value = (value >>> 8) ^ table[(value ^ byte) & 0xff];
		}
		return ~value >>> 0;
	}

	/** Writes numbers of `size` bytes each, the lowest byte first. */
	const write = (size, ...numbers) =>
		numbers.flatMap((number) =>
			Array.from({ length: size }, (_, place) => Math.floor(number / 256 ** place) % 256),
		);
	const two = (...numbers) => write(2, ...numbers);
	const four = (...numbers) => write(4, ...numbers);
	const bytes = (...parts) => Uint8Array.from(parts.flat());

	/** Resolves to a Blob. */
	window.packFiles = async (files) => {
		const contents = [];
		const list = [];
		let offset = 0;
		for (const file of files) {
			const name = [...new TextEncoder().encode(file.name)];
			const about = [
				...two(VERSION, UTF8, 0, 0, DATE),
				...four(await checksum(file), file.size, file.size),
				...two(name.length, 0),
			];
			const head = bytes(four(0x04034b50), about, name);
			contents.push(head, file);
			list.push(bytes(four(0x02014b50), two(VERSION), about, two(0, 0, 0), four(0, offset), name));
			offset += head.length + file.size;
		}
		const length = list.reduce((sum, entry) => sum + entry.length, 0);
		const end = bytes(
			four(0x06054b50),
			two(0, 0, files.length, files.length),
			four(length, offset),
			two(0),
		);
		return new Blob([...contents, ...list, end]);
	};
})();
