declare module '@jsonresume/schema' {
  const resumeSchema: {
    validate: (resume: unknown, done: (error: unknown, isValid: boolean) => void) => void;
  };
  export default resumeSchema;
}
