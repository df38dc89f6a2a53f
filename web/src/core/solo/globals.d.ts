/** From tools/python.ts; `house` is empty where Python was not built in. */
declare const PYTHON: { folder: string; house: string }
