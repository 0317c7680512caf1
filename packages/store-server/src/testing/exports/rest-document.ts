/** A document as the REST API gives it. */
export type RestDocument = Record<string, unknown>;
